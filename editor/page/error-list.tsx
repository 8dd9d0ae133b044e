import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type ValidationError, errorLine } from "../../src/data-check/validation-error";
import { fileWords } from "../../src/data-check/field-words";
import { placeWords } from "../../src/data-check/place-words";
import { itemName } from "../change-words";
import type { Contents, Element } from "../operations";
import { ownErrorsOf, sentence } from "./errors-at";

interface ErrorListProps {
  readonly errors: readonly ValidationError[];
  readonly contents: Contents;
  /** Hears where a link leads, before it does. */
  readonly onGo: (error: ValidationError) => void;
}

/** What is wrong, file by file, each with a link to its field. */
export function ErrorList({ errors, contents, onGo }: ErrorListProps) {
  return (
    <ul>
      {dataFiles.flatMap((file) =>
        ownErrorsOf(errors, file).map((error) => (
          <li key={errorLine(error)}>
            <ErrorLink file={file} error={error} contents={contents} onGo={onGo} />
          </li>
        )),
      )}
    </ul>
  );
}

interface ErrorLinkProps extends Omit<ErrorListProps, "errors"> {
  readonly file: DataFile;
  readonly error: ValidationError;
}

function ErrorLink({ file, error, contents, onGo }: ErrorLinkProps) {
  const [place, ...steps] = error.path;
  const content = contents[file];
  const list = (Array.isArray(content) ? content : []) as readonly Element[];
  const element = typeof place === "number" ? list[place] : undefined;
  const name = element === undefined ? null : itemName(file, element.id, contents);
  const field =
    element === undefined ? placeWords(error.path, content) : placeWords(steps, element);
  const words = [fileWords[file], name, field === "" ? null : field];
  return (
    <>
      <a
        href={`#${file}${element === undefined ? "" : `/${element.id}`}`}
        onClick={() => onGo(error)}
      >
        {words.filter((word) => word !== null).join(", ")}
      </a>
      : {sentence(error.rule)}
    </>
  );
}
