import { type DragEvent, useState } from "react";
import { api, Refused, Unreachable } from "./api";
import type { Item } from "./price-cells";

interface PictureFieldProps {
  readonly item: Item;
  readonly name: string;
  readonly fault: string | null;
  /** Lets go of names of pictures that nothing shows any more. */
  readonly onBegin: () => Promise<void>;
  /** Takes a new picture over; the item may have changed while it was made. */
  readonly onPicture: (image: string) => void;
}

/** An item's picture, and where a new one is dropped or chosen. */
export function PictureField({ item, name, fault, onBegin, onPicture }: PictureFieldProps) {
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState({ text: "", image: item.image });
  const say = (text: string, image = item.image) => setSaid({ text, image });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    say("The picture is being made ready…");
    try {
      await onBegin();
      const { image, notes } = await api.addPicture(file, item.name ?? "");
      onPicture(image);
      say(["The new picture is in its place.", ...notes].join(" "), image);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      say(error.message);
    }
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const input = `picture-${item.id}`;
  // What was said of one picture is not true of the one that a step back has brought.
  const news = said.image === item.image ? said.text : "";
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
      {item.image !== undefined && item.image !== "" && (
        <img src={item.image} alt={name} width={240} height={180} />
      )}
      <div>
        <label htmlFor={input}>Drop a photo here, or choose one</label>
        <input
          id={input}
          type="file"
          accept="image/*"
          aria-invalid={fault !== null}
          aria-describedby={`${news === "" ? `${input}-hint ` : ""}${input}-fault`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = "";
          }}
        />
        <p className="hint" id={`${input}-hint`} hidden={news !== ""}>
          It is turned upright, made smaller, and freed of the place where it was taken.
        </p>
        <p className="hint" role="status">
          {news}
        </p>
        <p className="fault" id={`${input}-fault`} hidden={fault === null}>
          {fault}
        </p>
      </div>
    </div>
  );
}
