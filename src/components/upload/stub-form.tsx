import { uploadTexts } from "../../catalogue/text/words/en-upload";
import { useTexts } from "../ui/language";
import * as styles from "./stub-form.module.css";

/**
 * The upload form that does nothing (specification, section 2, "Upload stub form"). It is no
 * `<form>` element on purpose: with nothing to submit, Enter in the field can neither navigate nor
 * reload, with or without JavaScript.
 */
export function StubForm() {
  const { upload: texts = uploadTexts } = useTexts();
  return (
    <div role="group" aria-label={texts.title} className={styles.form}>
      <label className={styles.field}>
        <span>{texts.selectModel}</span>
        <select className="control" name="kind">
          {texts.models.map((model) => (
            <option key={model}>{model}</option>
          ))}
        </select>
      </label>
      <div className={styles.floating}>
        <input
          className="control"
          id="model"
          name="model"
          type="text"
          placeholder=" "
          autoComplete="off"
        />
        <label htmlFor="model">{texts.model}</label>
      </div>
    </div>
  );
}
