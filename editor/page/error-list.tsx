import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { pathLabel } from "../../src/data-check/messages/path-label";
import { type ValidationError, errorLine } from "../../src/data-check/messages/validation-error";
import { fileLabels, itemName } from "../change-description";
import { type Contents, elementsOf } from "../operations";
import { errorsOf, sentence } from "./errors-at";
import { fieldAddress } from "./use-view";

interface ErrorListProps {
  readonly errors: readonly ValidationError[];
  readonly contents: Contents;
}

export function ErrorList({ errors, contents }: ErrorListProps) {
  const errorItem = (file: DataFile, error: ValidationError) => {
    const { path } = error;
    const [index] = path;
    const element = typeof index === "number" ? elementsOf(contents[file])[index] : undefined;
    const steps = element === undefined ? path : path.slice(1);
    const name = element === undefined ? null : itemName(file, element.id, contents);
    const labels = [fileLabels(contents)[file], name, pathLabel(steps, element ?? contents[file])];
    return (
      <li key={errorLine(error)}>
        <a href={fieldAddress(file, element?.id ?? null, steps)}>
          {labels.filter(Boolean).join(", ")}
        </a>
        : {sentence(error.message)}
      </li>
    );
  };
  return (
    <ul>
      {dataFiles.flatMap((file) => errorsOf(errors, file).map((error) => errorItem(file, error)))}
    </ul>
  );
}
