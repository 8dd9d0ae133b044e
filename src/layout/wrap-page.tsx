import type { WrapPageElementBrowserArgs } from "gatsby";
import { Component, type ReactElement, type ReactNode } from "react";
import { languageOf } from "../catalogue/text/languages";
import { Navigation } from "../components/navigation/navigation";
import { LanguageContext } from "../components/visitor/language";
import { LoadError, type LoadErrorProps } from "./page-content";
import { SiteFrame } from "./site-frame";

type PageData =
  (Queries.SiteFrameFragment & { readonly page?: Queries.PricesOfPageFragment | null }) | undefined;

/** Pages that Gatsby's development server adds, such as its 404, do not query the business and get no frame. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  const data = props.data as PageData;
  if (!data?.business) return element;
  return (
    <LanguageContext.Provider value={languageOf(props.pageContext)}>
      <ErrorBoundary phones={data.business.phones}>
        <Navigation />
        <SiteFrame data={data} page={data.page ?? null}>
          {element}
        </SiteFrame>
      </ErrorBoundary>
    </LanguageContext.Provider>
  );
}

interface ErrorBoundaryProps extends LoadErrorProps {
  readonly children: ReactNode;
}

/** Shows a message when a component throws, because React then removes the page. React logs the error. */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    const { phones, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <main role="alert">
        <LoadError phones={phones} />
      </main>
    );
  }
}
