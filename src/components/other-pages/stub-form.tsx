import { useTexts } from "../visitor/language";
import * as styles from "./stub-form.module.css";

/**
 * A form that does nothing (specification, section 2, "Upload stub form"). Without a `<form>`
 * element Enter cannot reload the page.
 */
export function StubForm() {
  const texts = useTexts().upload;
  return (
    <div role="group" aria-label={texts.title} className={`titled ${styles.form}`}>
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
