import { useState } from "react";
import { api, failureMessage } from "./api";
import { announce } from "./accessibility";

interface PictureFieldProps {
  readonly image: string;
  readonly name: string;
  readonly error: string | null;
  readonly onPicture: (image: string) => void;
}

const minWidthPx = 800;

export function PictureField({ image, name, error, onPicture }: PictureFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const [uploadError, setUploadError] = useState<string | null>(null);
  const [imageError, setImageError] = useState<string | null>(null);
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const request = api.addPicture(file, name).then((answer) => onPicture(answer.image));
    const message = await failureMessage(request);
    setBusy(false);
    const formerPictureNote = image === "" ? "" : " The former picture stays.";
    setUploadError(message === null ? null : message + formerPictureNote);
    if (message === null) announce("The new picture is added.");
  };
  const inputId = "field_image";
  const problem = uploadError ?? error ?? imageError;
  return (
    // Keyboard users choose a file with the input inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="picture"
      role="group"
      aria-label="Picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer.files[0]);
      }}
    >
      {image !== "" && (
        <img
          src={image}
          alt={name}
          width={240}
          height={180}
          onLoad={({ currentTarget: { naturalWidth: width } }) =>
            setImageError(
              width < minWidthPx
                ? `This picture is small, ${width} pixels wide, and looks blurred: take one of at least ${minWidthPx}.`
                : null,
            )
          }
          onError={() =>
            setImageError("The file of this picture is missing: drop the photo once more.")
          }
        />
      )}
      <div className="field">
        <p className="error" id={`${inputId}-error`} role="status">
          {isBusy ? "Preparing the picture…" : problem}
        </p>
        <label htmlFor={inputId}>Drop a photo here, or choose one</label>
        <input
          id={inputId}
          type="file"
          accept="image/*"
          aria-invalid={problem !== null}
          aria-describedby={`${inputId}-hint ${inputId}-error`}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            target.value = "";
          }}
        />
        <p className="hint" id={`${inputId}-hint`}>
          Hold the phone sideways for photos: the website shows them wider than high.
        </p>
      </div>
    </div>
  );
}
