import { notFoundTexts } from "../../catalogue/text/words/en-not-found";
import { useLocation } from "@reach/router";
import type { ComponentProps } from "react";
import { listPagePath } from "../../catalogue/addresses/page-paths";
import { inLanguage } from "../../catalogue/text/languages";
import { CatalogueLinks } from "../navigation/catalogue-links";
import * as styles from "../notice/notice.module.css";
import { PhoneLinks } from "../notice/phone-links";
import { FoundElsewhere } from "../search/found-elsewhere";
import { Coast } from "../ui/coast";
import { useLanguage } from "../ui/language";
import { Stone } from "../ui/stone";
import { useIsStatic } from "../ui/use-is-static";

type NotFoundNoticeProps = Pick<
  ComponentProps<typeof FoundElsewhere>,
  "lists" | "businessSlug" | "places"
> & { readonly phones: readonly string[] };

/**
 * What a visitor reads at an address that does not exist: every way on from there, and the lists that hold what
 * the words of the address name: `/royal-enfield-on-rent`.
 */
export function NotFoundNotice({ phones, ...lists }: NotFoundNoticeProps) {
  const language = useLanguage();
  const words = language.texts.notFound ?? notFoundTexts;
  const [head, foot] = words.stone;
  const { pathname } = useLocation();
  const links = lists.lists.map(({ link, ...address }) => ({
    path: listPagePath(inLanguage(address, language), lists.businessSlug),
    label: link,
  }));
  // Static HTML answers every unknown address.
  const isStatic = useIsStatic();
  return (
    <section className="shore" aria-labelledby="not-found-title">
      <div className={`wrap ${styles.notice} ${styles.onRoad}`}>
        <Stone head={head} face="404" foot={foot} className={styles.stone} isDecoration />
        <div className={styles.text}>
          <h1 id="not-found-title">{words.title}</h1>
          <p>{words.body}</p>
          <CatalogueLinks label={language.texts.catalogues} links={links} />
          {!isStatic && (
            <FoundElsewhere
              {...lists}
              lead={words.search}
              address={pathname}
              search={wordsOf(pathname)}
              trip={null}
            />
          )}
          <div className={styles.actions}>
            <PhoneLinks phones={phones} />
          </div>
        </div>
        <Coast />
      </div>
    </section>
  );
}

function wordsOf(address: string): string {
  return address.replaceAll(/\.html$|[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ").trim();
}
