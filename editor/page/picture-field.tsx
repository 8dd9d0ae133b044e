import { useState } from "react";
import { api, refusalOf } from "./api";
import { say } from "./attention";

interface PictureFieldProps {
  readonly image: string;
  readonly name: string;
  readonly error: string | null;
  /** The item may have changed while the picture was made. */
  readonly onPicture: (image: string) => void;
}

const leastWidth = 800;

export function PictureField({ image, name, error, onPicture }: PictureFieldProps) {
  const [isBusy, setBusy] = useState(false);
  /** Why the last photo was not taken. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What the picture that is shown lacks. */
  const [flaw, setFlaw] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const sent = api.addPicture(file, name).then(({ image: made }) => onPicture(made));
    const reason = await refusalOf(sent);
    setBusy(false);
    const former = image === "" ? "" : " The former picture stays.";
    setRefusal(reason === null ? null : reason + former);
    if (reason === null) say("The new picture is in its place.");
  };
  const input = "field_image";
  const wrong = refusal ?? error ?? flaw;
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
          onLoad={({ currentTarget: { naturalWidth: width } }) =>
            setFlaw(
              width < leastWidth
                ? `This picture is small, ${width} pixels wide, and looks blurred: take one of at least ${leastWidth}.`
                : null,
            )
          }
          onError={() => setFlaw("The file of this picture is gone: drop the photo once more.")}
        />
      )}
      <div className="field">
        <p className="error" id={`${input}-error`} role="status">
          {isBusy ? "Making the picture ready…" : wrong}
        </p>
        <label htmlFor={input}>Drop a photo here, or choose one</label>
        <input
          id={input}
          type="file"
          accept="image/*"
          aria-invalid={wrong !== null}
          aria-describedby={`${input}-hint ${input}-error`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = "";
          }}
        />
        <p className="hint" id={`${input}-hint`}>
          Hold the phone sideways: the cards are wider than high.
        </p>
      </div>
    </div>
  );
}
