import { CatalogueLinks } from "../navigation/catalogue-links";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";
import { Coast } from "../ui/coast";
import { Stone } from "../ui/stone";
import { useTexts } from "../visitor/language";

interface NotFoundNoticeProps {
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
  readonly phones: readonly string[];
}

export function NotFoundNotice({ lists, phones }: NotFoundNoticeProps) {
  const texts = useTexts();
  const { notFound } = texts;
  const [label, note] = notFound.stone;
  return (
    <section className="shore" aria-labelledby="not-found-title">
      <div className={`wrap ${styles.notice} ${styles.onRoad}`}>
        <Stone label={label} value="404" note={note} isDecoration />
        <div className={styles.text}>
          <h1 id="not-found-title">{notFound.title}</h1>
          <p>{notFound.body}</p>
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
