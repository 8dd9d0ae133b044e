import { useLocation } from "@reach/router";
import { guessedList } from "../../catalogue/addresses/site-addresses";
import { CatalogueLinks } from "../navigation/catalogue-links";
import { PageLink } from "../navigation/page-link";
import { pagePathOf } from "../navigation/gatsby-loader";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";
import { Coast } from "../ui/coast";
import { Stone } from "../ui/stone";
import { useTexts } from "../visitor/language";
import { useIsStatic } from "../visitor/use-is-static";

interface NotFoundNoticeProps {
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
  readonly phones: readonly string[];
}

export function NotFoundNotice({ lists, phones }: NotFoundNoticeProps) {
  const texts = useTexts();
  const { notFound } = texts;
  const [label, note] = notFound.stone;
  const { pathname } = useLocation();
  const suggestion = useIsStatic() ? undefined : guessedList(lists, pagePathOf(pathname));
  return (
    <section className="shore" aria-labelledby="not-found-title">
      <div className={`wrap ${styles.notice} ${styles.onRoad}`}>
        <Stone label={label} value="404" note={note} isDecoration />
        <div className={styles.text}>
          <h1 id="not-found-title">{notFound.title}</h1>
          {suggestion === undefined ? (
            <p>{notFound.body}</p>
          ) : (
            <p>
              {notFound.didYouMean} <PageLink to={suggestion.path}>{suggestion.link}</PageLink>
            </p>
          )}
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
