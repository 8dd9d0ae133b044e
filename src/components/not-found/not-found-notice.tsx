import { notFoundTexts } from "../../catalogue/text/words/en-not-found";
import type { ReactNode } from "react";
import { useTexts } from "../ui/language";
import { CatalogueLinks } from "../navigation/catalogue-links";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";
import { Coast } from "../ui/coast";
import { Stone } from "../ui/stone";

interface NotFoundNoticeProps {
  readonly phones: readonly string[];
  readonly links: readonly { readonly path: string; readonly label: string }[];
  /** Where the words of the address find something. */
  readonly children: ReactNode;
}

/** What a visitor reads at an address that does not exist: every way on from there. */
export function NotFoundNotice({ phones, links, children }: NotFoundNoticeProps) {
  const texts = useTexts();
  const words = texts.notFound ?? notFoundTexts;
  const [head, foot] = words.stone;
  return (
    <section className="shore" aria-labelledby="not-found-title">
      <div className={`wrap ${styles.notice} ${styles.onRoad}`}>
        <Stone head={head} face="404" foot={foot} className={styles.stone} isDecoration />
        <div className={styles.text}>
          <h1 id="not-found-title">{words.title}</h1>
          <p>{words.body}</p>
          <CatalogueLinks label={texts.catalogues} links={links} />
          {children}
          <div className={styles.actions}>
            <PhoneLinks phones={phones} />
          </div>
        </div>
        <Coast />
      </div>
    </section>
  );
}
