import type { IChangeEvent } from "@rjsf/core";
import Form from "@rjsf/core/lib/components/Form.js";
import type { ValidatorType } from "@rjsf/utils";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataPath } from "../../src/data-check/messages/validation-error";
import { fileLabels } from "../change-description";
import { errorsOf, formErrors } from "./errors-at";
import { formInputs } from "./form-inputs";
import { formContent, formSchema, uiSchemaOf, type ChoicesByField } from "./form-schema";
import { formSections } from "./form-sections";
import { type FormContext, formTemplates } from "./form-templates";
import { PhraseTable } from "./phrase-table";
import type { Editor } from "./use-editor";

interface DataFormProps {
  readonly editor: Editor;
  readonly file: DataFile;
  readonly path: DataPath;
  readonly content: unknown;
  readonly choices?: ChoicesByField;
  readonly onChange: (content: unknown, undoKey: string) => void;
}

/** The server validates the data. */
const noValidation: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

export function DataForm(props: DataFormProps) {
  const { editor, file, path, content, choices, onChange } = props;
  const { errors, schemas, texts } = editor.server;
  const context: FormContext = {
    sections: formSections[file] ?? [],
    content,
    fileLabels: fileLabels(editor.contents),
    texts,
  };
  return (
    <Form
      className="data-form"
      tagName="div"
      idPrefix="field"
      schema={formSchema(schemas, file, choices)}
      uiSchema={uiSchemaOf(file, content)}
      formData={content}
      formContext={context}
      validator={noValidation}
      showErrorList={false}
      extraErrors={formErrors(errorsOf(errors, file), path)}
      // The form must not add values that nobody has typed.
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: "never" },
        emptyObjectFields: "skipDefaults",
        constAsDefaults: "never",
      }}
      onChange={({ formData }: IChangeEvent, fieldId = "form") =>
        onChange(formContent(formData), fieldId)
      }
      fields={{ PhraseTable }}
      widgets={formInputs}
      templates={formTemplates}
    >
      {/* Without a child, the form would have a submit button. */}
      <></>
    </Form>
  );
}
