import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { languageOf } from "../catalogue/text/languages";
import { Navigation } from "../components/navigation/navigation";
import { LanguageContext } from "../components/visitor/language";
import { ErrorBoundary } from "./error-boundary";
import { SiteFrame } from "./site-frame";

type PageData =
  (Queries.SiteFrameFragment & { readonly page?: Queries.PricesOfPageFragment | null }) | undefined;

/**
 * Adds the frame to every page of the site. Pages that Gatsby's development server adds, such as its
 * 404, do not query the business and get no frame.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  const data = props.data as PageData;
  if (!data?.business) return element;
  const { priceDay } = props.pageContext as { readonly priceDay?: string };
  return (
    <LanguageContext.Provider value={languageOf(props.pageContext)}>
      <ErrorBoundary phones={data.business.phones}>
        <Navigation />
        <SiteFrame data={data} page={data.page ?? null} priceDay={priceDay}>
          {element}
        </SiteFrame>
      </ErrorBoundary>
    </LanguageContext.Provider>
  );
}
