import { type DragEvent, useState } from "react";
import type { Element } from "../operations";
import { api, refusalOf } from "./api";

interface PictureFieldProps {
  readonly item: Element;
  readonly name: string;
  readonly error: string | null;
  /** Takes a new picture over; the item may have changed while it was made. */
  readonly onPicture: (image: string) => void;
}

/** An item's picture, and where a new one is dropped or chosen. */
export function PictureField({ item, name, error, onPicture }: PictureFieldProps) {
  const [isOver, setOver] = useState(false);
  const image = typeof item.image === "string" ? item.image : "";
  const [said, setSaid] = useState({ text: "", image });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setSaid({ text: "Making the picture ready…", image });
    const name = typeof item.name === "string" ? item.name : "";
    const refusal = await refusalOf(
      api.addPicture(file, name).then(({ image: made, notes }) => {
        onPicture(made);
        setSaid({ text: ["The new picture is in its place.", ...notes].join(" "), image: made });
      }),
    );
    if (refusal !== null) setSaid({ text: refusal, image });
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const input = `picture-${item.id}`;
  // What was said of one picture is not true of the one that a step back has brought.
  const news = said.image === image ? said.text : "";
  return (
    // Dropping is one more way to what the field inside does for every pointer and keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label="Picture"
      className={`picture ${isOver ? "picture-over" : ""}`}
      onDragOver={over}
      onDragLeave={over}
      onDrop={(event) => {
        over(event);
        void take(event.dataTransfer.files[0]);
      }}
    >
      {image !== "" && <img src={image} alt={name} width={240} height={180} />}
      <div>
        <label htmlFor={input}>Drop a photo here, or choose one</label>
        <input
          id={input}
          type="file"
          accept="image/*"
          aria-invalid={error !== null}
          aria-describedby={`${input}-hint ${input}-error`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = "";
          }}
        />
        <p className="hint" id={`${input}-hint`}>
          Hold the phone sideways for it: the cards are wider than high. It is turned upright, made
          smaller, and freed of the place where it was taken.
        </p>
        <p className="hint" role="status">
          {news}
        </p>
        <p className="error" id={`${input}-error`} hidden={error === null}>
          {error}
        </p>
      </div>
    </div>
  );
}
