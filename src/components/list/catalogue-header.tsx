import type { ReactNode } from "react";
import { hasTripPrice } from "../../catalogue/prices/priced-items";
import { listSummary } from "../../catalogue/prices/price-list";
import { useTexts } from "../visitor/language";
import { CatalogueLinks } from "../navigation/catalogue-links";
import { Coast } from "../ui/coast";
import { OpeningChip } from "../notice/opening-chip";
import * as notice from "../notice/notice.module.css";
import * as styles from "./catalogue-header.module.css";
import type { ListContent } from "../../catalogue/lists/list-context";

interface CatalogueHeaderProps extends ListContent {
  readonly children: ReactNode;
}

export function CatalogueHeader(props: CatalogueHeaderProps) {
  const { page, business, context, items, lists, children } = props;
  const texts = useTexts();
  const { brandLinks, address } = context;
  const isCurrent = ({ path }: (typeof brandLinks)[number]) => Number(path === address);
  const links = lists.map(({ path, link }) => ({
    path,
    link,
    isAncestor: brandLinks.some((brand) => brand.path === path),
  }));
  return (
    <header className={`shore ${styles.header}`}>
      <div className={`wrap ${styles.inside} ${items.some(hasTripPrice) ? styles.withBoard : ""}`}>
        <CatalogueLinks label={texts.catalogues} links={links} className={styles.links} />
        <div className={styles.title}>
          <h1>{page.title}</h1>
          {business.notice !== null && <p className={notice.ofTheDay}>{business.notice}</p>}
          <p className={styles.opening}>{listSummary(page, items, texts)}</p>{" "}
          <OpeningChip hours={business.openingHours} name={business.name} />
          {brandLinks.length > 0 && (
            <CatalogueLinks
              className="swipe"
              label={texts.brands}
              // A phone shows only the start of the row, so the current link comes first.
              links={[...brandLinks]
                .sort((a, b) => isCurrent(b) - isCurrent(a))
                .map(({ path, label }) => ({
                  path,
                  link: label ?? texts.allOf(page.noun.many),
                }))}
            />
          )}
        </div>
        {children}
        <Coast className={styles.coast} />
      </div>
    </header>
  );
}
