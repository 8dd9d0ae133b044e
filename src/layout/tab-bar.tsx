import { graphql } from "gatsby";
import { directionsLink, phoneLink } from "../catalogue/addresses/links";
import { locationTitleId } from "../catalogue/addresses/page-paths";
import { useTexts } from "../components/visitor/language";
import { ExternalLink } from "../components/ui/external-link";
import { iconClass } from "../components/ui/icon";
import { useCurrentPath } from "../components/navigation/navigation";
import { PageLink } from "../components/navigation/page-link";
import { useIsOnline } from "../offline/connection/use-is-online";
import * as styles from "./tab-bar.module.css";

export const fragment = graphql`
  fragment TabBar on BusinessJson {
    name
    phone
    position {
      latitude
      longitude
    }
    tabs {
      location
      phoneOnMobile
      phoneOnDesktop
    }
  }
  fragment TabBarPage on PagesJson {
    path
    tab {
      label
      icon
    }
  }
`;

interface TabBarProps {
  readonly business: Queries.TabBarFragment;
  readonly pages: readonly Queries.TabBarPageFragment[];
}

/** Specification, section 2, "Tab bar". CSS tells phones from desktops by `<html data-device>`. */
export function TabBar({ business, pages }: TabBarProps) {
  const texts = useTexts();
  const currentPath = useCurrentPath();
  const tabs = pages.flatMap(({ tab, path }) => (tab === null ? [] : [{ ...tab, path }]));
  // Offline the map cannot open, but the address is on the page.
  const locationLink = useIsOnline() ? directionsLink(business.position) : `#${locationTitleId}`;
  const home = pages[0]?.path ?? "/";
  return (
    <nav className={styles.bar} aria-label={texts.tabs}>
      <ul className={styles.tabs}>
        <li className={styles.logo}>
          <PageLink to={home}>
            {/* Lazy, because phones hide the logo but would load it. */}
            <img src="/mark.svg" alt="" width={40} height={40} loading="lazy" />
            {business.name}
          </PageLink>
        </li>
        {tabs.map(({ path, label, icon }) => (
          <li key={path} className={styles.tab}>
            <PageLink
              to={path}
              className={iconClass(icon)}
              aria-current={ariaCurrent(path, currentPath)}
            >
              {label}
            </PageLink>
          </li>
        ))}
        <li className={styles.tab}>
          <ExternalLink className={iconClass("pin")} href={locationLink}>
            {business.tabs.location}
          </ExternalLink>
        </li>
        <li className={styles.call}>
          <a className={iconClass("phone")} href={phoneLink(business.phone)}>
            <span className={styles.onMobile}>{business.tabs.phoneOnMobile}</span>
            <span className={styles.onDesktop}>{business.tabs.phoneOnDesktop}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** The tab of a list is also current on the pages below it. */
function ariaCurrent(path: string, currentPath: string): "page" | "true" | undefined {
  if (path === currentPath) return "page";
  return currentPath.startsWith(`${path}/`) ? "true" : undefined;
}
