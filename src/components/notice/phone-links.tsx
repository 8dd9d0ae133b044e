import { phoneLink } from "../../catalogue/addresses/links";
import { Icon } from "../ui/icon";
import * as styles from "./notice.module.css";

export function PhoneLinks({ phones }: { readonly phones: readonly string[] }) {
  return phones.map((phone) => (
    <a key={phone} href={phoneLink(phone)} className={styles.secondary}>
      <Icon name="phone" />
      {phone}
    </a>
  ));
}
