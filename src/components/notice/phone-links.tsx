import { phoneLink } from "../../catalogue/addresses/links";
import { iconClass } from "../ui/icon";
import * as styles from "./notice.module.css";

export function PhoneLinks({ phones }: { readonly phones: readonly string[] }) {
  return phones.map((phone) => (
    <a key={phone} href={phoneLink(phone)} className={iconClass("phone", styles.secondary)}>
      {phone}
    </a>
  ));
}
