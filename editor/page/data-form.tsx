import type { IChangeEvent } from "@rjsf/core";
import Form from "@rjsf/core/lib/components/Form.js";
import { useMemo } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataPath, Fault } from "../../src/data-check/fault";
import { formErrors } from "./faults-at";
import { formParts, type FormFacts } from "./form-parts";
import { formContent, formPlan } from "./form-schema";
import { noRules } from "./no-rules";
import { UnshownFaults } from "./unshown-faults";
import { isSame, without } from "../server/json-values";

interface DataFormProps {
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly file: DataFile;
  /** Steps to the element in its file; none where the file is one object. */
  readonly path: DataPath;
  readonly content: unknown;
  readonly faults: readonly Fault[];
  /** What fields of this form have to know besides their own values. */
  readonly facts: FormFacts;
  readonly onChange: (content: unknown, place: string) => void;
}

/** A form made of the file's JSON Schema. What is wrong is said by the check that the build has. */
export function DataForm({ schemas, file, path, content, faults, facts, onChange }: DataFormProps) {
  const plan = useMemo(() => formPlan(schemas, file), [schemas, file]);
  const errors = useMemo(() => formErrors(faults, path, plan.schema), [faults, path, plan]);
  const change = ({ formData }: IChangeEvent, place?: string) => {
    const next = formContent(formData);
    if (!isSame(next, content)) onChange(next, place ?? "form");
  };
  const takeOut = (field: string) =>
    onChange(without(content as Readonly<Record<string, unknown>>, field), `take ${field} out`);
  return (
    <>
      <UnshownFaults schema={plan.schema} path={path} faults={faults} onTakeOut={takeOut} />
      <Form
        className="data-form"
        tagName="div"
        idPrefix={["field", file, ...path].join("-")}
        schema={plan.schema}
        uiSchema={plan.uiSchema}
        formData={content}
        formContext={facts}
        validator={noRules}
        liveValidate={false}
        showErrorList={false}
        extraErrors={errors}
        experimental_defaultFormStateBehavior={{
          arrayMinItems: { populate: "never" },
          emptyObjectFields: "skipDefaults",
          constAsDefaults: "never",
        }}
        onChange={change}
        {...formParts}
      >
        <></>
      </Form>
    </>
  );
}
