import type { IChangeEvent } from "@rjsf/core";
import Form from "@rjsf/core/lib/components/Form.js";
import { useMemo } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataPath, ValidationError } from "../../src/data-check/validation-error";
import { formErrors } from "./errors-at";
import type { FormFacts } from "./form-facts";
import { formInputs } from "./form-inputs";
import { formContent, formPlan } from "./form-schema";
import { formSections } from "./form-sections";
import { formTemplates } from "./form-templates";
import { noRules } from "./no-rules";
import { isSame } from "../json-values";

interface DataFormProps {
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly file: DataFile;
  /** Steps to the element in its file; none where the file is one object. */
  readonly path: DataPath;
  readonly content: unknown;
  readonly errors: readonly ValidationError[];
  /** What fields of this form have to know besides their own values. */
  readonly facts: FormFacts;
  readonly onChange: (content: unknown, place: string) => void;
}

/** A form made of the file's JSON Schema. What is wrong is said by the check that the build has. */
export function DataForm({ schemas, file, path, content, errors, facts, onChange }: DataFormProps) {
  const plan = useMemo(() => formPlan(schemas, file), [schemas, file]);
  const extraErrors = useMemo(() => formErrors(errors, path, plan.schema), [errors, path, plan]);
  const sections = useMemo(() => formSections(file, plan.shownFields), [file, plan]);
  const change = ({ formData }: IChangeEvent, place?: string) => {
    const next = formContent(formData);
    if (!isSame(next, content)) onChange(next, place ?? "form");
  };
  return (
    <Form
      className="data-form"
      tagName="div"
      idPrefix={["field", file, ...path].join("-")}
      schema={plan.schema}
      uiSchema={plan.uiSchema}
      formData={content}
      formContext={{ ...facts, sections }}
      validator={noRules}
      liveValidate={false}
      showErrorList={false}
      extraErrors={extraErrors}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: "never" },
        emptyObjectFields: "skipDefaults",
        constAsDefaults: "never",
      }}
      onChange={change}
      {...formInputs}
      templates={formTemplates}
    >
      <></>
    </Form>
  );
}
