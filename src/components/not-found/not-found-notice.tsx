import { notFoundTexts } from "../../catalogue/text/words/en-not-found";
import { CatalogueLinks } from "../navigation/catalogue-links";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";
import { Coast } from "../ui/coast";
import { useTexts } from "../ui/language";
import { Stone } from "../ui/stone";

interface NotFoundNoticeProps {
  /** All lists of the site. */
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
  readonly phones: readonly string[];
}

/** What a visitor reads at an address that does not exist: every way on from there. */
export function NotFoundNotice({ lists, phones }: NotFoundNoticeProps) {
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
          <CatalogueLinks label={texts.catalogues} links={lists} />
          <div className={styles.actions}>
            <PhoneLinks phones={phones} />
          </div>
        </div>
        <Coast />
      </div>
    </section>
  );
}
