import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dayInWords } from "../catalogue/text/days";
import { pricesId } from "../catalogue/addresses/page-paths";
import { useTexts } from "../components/visitor/language";
import { LocationSection } from "./contact/location-section";
import { ConnectionLine } from "../offline/connection/connection-line";
import { PageContent } from "./page-content";
import { PostalAddress } from "./contact/postal-address";
import { SiteFooter } from "./contact/site-footer";
import * as styles from "./site-frame.module.css";
import { TabBar } from "./tab-bar";
import { TopBar } from "./top-bar";
import { usePrefetchPages } from "../offline/connection/use-prefetch-pages";
import { WaitingLine } from "../start/waiting-line";

export const fragment = graphql`
  fragment SiteFrame on Query {
    business: businessJson {
      name
      ...TopBar
      ...TabBar
      ...LocationSection
      ...SiteFooter
    }
    pages: allPagesJson(sort: { position: ASC }) {
      nodes {
        ...TabBarPage
      }
    }
  }
  fragment PricesOfPage on PagesJson {
    catalogue
    priceDay
  }
`;

interface SiteFrameProps {
  readonly data: Queries.SiteFrameFragment;
  /** Null on a page without prices. */
  readonly page: Queries.PricesOfPageFragment | null;
  readonly children: ReactNode;
}

/** Specification, section 2, "Shared page layout". */
export function SiteFrame({ data, page, children }: SiteFrameProps) {
  const texts = useTexts();
  const { business } = data;
  const pages = data.pages.nodes;
  usePrefetchPages(pages.map(({ path }) => path));
  if (business === null) return children;
  const { opens, closes } = business.openingHours;
  const day = page?.priceDay;
  const pricesAsOf = day ? texts.pricesAsOf(dayInWords(day, texts, day.slice(0, 4))) : null;
  return (
    <>
      <a className={`screen-only ${styles.skip}`} href={page ? `#${pricesId}` : "#content"}>
        {page ? texts.skipToPrices : texts.skipToContent}
      </a>
      <div key={pricesAsOf} className="print-only">
        <strong>{business.name}</strong> · {business.phones.join(" · ")}
        <PostalAddress business={business} />
        {[texts.hours(opens, closes), pricesAsOf].filter(Boolean).join(". ")}
      </div>
      <header className={styles.header}>
        <TopBar business={business} />
        <TabBar business={business} pages={pages} />
      </header>
      <PageContent phones={business.phones}>{children}</PageContent>
      <LocationSection business={business} kind={page?.catalogue ?? "shop"} />
      <SiteFooter business={business} pricesAsOf={pricesAsOf} />
      <ConnectionLine pricesAsOf={pricesAsOf}>
        <WaitingLine />
      </ConnectionLine>
    </>
  );
}
