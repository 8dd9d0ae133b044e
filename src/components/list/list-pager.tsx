import { useTexts } from "../ui/language";
import * as notice from "../notice/notice.module.css";
import * as styles from "./list-pager.module.css";
import { PageLink } from "../navigation/page-link";

interface ListPagerProps {
  /** Addresses of all pages of the list. */
  readonly pages: readonly string[];
  /** Address of the page on screen. */
  readonly current: string;
}

/** The way to the other pages of a long list. A list of one page has none. */
export function ListPager({ pages, current }: ListPagerProps) {
  const texts = useTexts();
  if (pages.length < 2) return null;
  const index = pages.indexOf(current);
  const previous = pages[index - 1];
  const next = pages[index + 1];
  const near = pages.filter(
    (_, page) => page === 0 || page === pages.length - 1 || Math.abs(page - index) <= 1,
  );
  return (
    <nav className={styles.pager} aria-label={texts.pagesOfList}>
      {previous !== undefined && (
        <PageLink className={notice.secondary} to={previous} rel="prev">
          {texts.previousPage}
        </PageLink>
      )}
      <ol>
        {near.map((path) => (
          <li key={path}>
            <PageLink
              className={notice.secondary}
              to={path}
              aria-current={path === current ? "page" : undefined}
              aria-label={texts.pageOf(pages.indexOf(path) + 1, pages.length)}
            >
              {pages.indexOf(path) + 1}
            </PageLink>
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <PageLink className={notice.secondary} to={next} rel="next">
          {texts.nextPage}
        </PageLink>
      )}
    </nav>
  );
}

interface ShowMoreProps {
  /** How many items the next step shows. */
  readonly count: number;
  readonly onMore: () => void;
}

/** Shows more of what a search found in a long list. */
export function ShowMore({ count, onMore }: ShowMoreProps) {
  const texts = useTexts();
  if (count === 0) return null;
  return (
    <p className={styles.pager}>
      <button type="button" className={notice.secondary} onClick={onMore}>
        {texts.showMore(count)}
      </button>
    </p>
  );
}
