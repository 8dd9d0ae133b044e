import { phoneLink } from "../../catalogue/addresses/links";
import { iconClass } from "../ui/icon";
import * as styles from "./closing-sign.module.css";

interface ClosingSignProps {
  readonly title: string;
  readonly hours: string;
  readonly phones: readonly string[];
}

/** Fills empty cells of the last row. CSS hides it where the row is full. */
export function ClosingSign({ title, hours, phones }: ClosingSignProps) {
  return (
    <li className={styles.cell}>
      <div className={styles.sign}>
        <p className={styles.title}>{title}</p>
        <p>{hours}</p>
        {phones.map((phone) => (
          <a key={phone} className={iconClass("phone")} href={phoneLink(phone)}>
            {phone}
          </a>
        ))}
      </div>
    </li>
  );
}
