import { useState } from "react";
import { api, refusalOf } from "./api";
import { say } from "./attention";

interface PictureFieldProps {
  readonly image: string;
  readonly name: string;
  readonly error: string | null;
  /** Takes a new picture over; the item may have changed while it was made. */
  readonly onPicture: (image: string) => void;
}

export function PictureField({ image, name, error, onPicture }: PictureFieldProps) {
  const [status, setStatus] = useState("");
  const [isSmall, setSmall] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setStatus("Making the picture ready…");
    const sent = api.addPicture(file, name).then(({ image: made }) => onPicture(made));
    const refusal = await refusalOf(sent);
    setStatus(refusal ?? "");
    if (refusal === null) say("The new picture is in its place.");
  };
  const input = "field_image";
  return (
    // Dropping is one more way to what the field inside does for every pointer and keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="picture"
      role="group"
      aria-label="Picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      {image !== "" && (
        <img
          src={image}
          alt={name}
          width={240}
          height={180}
          onLoad={({ currentTarget }) => setSmall(currentTarget.naturalWidth < 800)}
        />
      )}
      <div className="field">
        <p className="error" role="status">
          {status}
        </p>
        <p className="error" id={`${input}-error`}>
          {isSmall ? "This picture is small: take one that is at least 800 pixels wide." : error}
        </p>
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
      </div>
    </div>
  );
}
