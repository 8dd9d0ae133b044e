import type { RJSFSchema } from "@rjsf/utils";
import type { DataPath, Fault } from "../../src/data-check/fault";
import { sentence } from "./faults-at";

/** Fields of the data that no form shows. */
const unshown = new Set(["id", "acknowledged"]);

interface UnshownFaultsProps {
  /** The form's schema. */
  readonly schema: RJSFSchema;
  /** Steps to what the form is about. */
  readonly path: DataPath;
  readonly faults: readonly Fault[];
  readonly onTakeOut: (field: string) => void;
}

/** What is wrong in a form's element at fields that the form has not, above all of its fields. */
export function UnshownFaults({ schema, path, faults, onTakeOut }: UnshownFaultsProps) {
  const found = faults.filter((fault) => {
    const isBelow = path.every((step, index) => fault.path[index] === step);
    return isBelow && fault.path.length > path.length && !isShown(schema, fault, path);
  });
  return found.map((fault) => {
    const field = String(fault.path[path.length]);
    const isUnknown = schema.properties?.[field] === undefined;
    return (
      <div key={field + fault.rule} className="actions">
        <p className="fault">
          “{field}”: {sentence(fault.rule)}
        </p>
        {isUnknown && (
          <button type="button" onClick={() => onTakeOut(field)}>
            Take “{field}” out
          </button>
        )}
      </div>
    );
  });
}

function isShown({ properties = {} }: RJSFSchema, fault: Fault, path: DataPath): boolean {
  const field = String(fault.path[path.length]);
  const schema = properties[field];
  const isFixed = typeof schema === "object" && "const" in schema;
  return schema !== undefined && !unshown.has(field) && !isFixed;
}
