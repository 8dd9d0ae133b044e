import { graphql, type HeadProps, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { homePage } from "../catalogue/addresses/page-paths";
import { languageOf, type PageLanguage } from "../catalogue/text/languages";
import { sentences } from "../catalogue/text/sentences";
import { useTexts } from "../components/visitor/language";
import { PageHead } from "../components/ui/page-head";
import { PageLink } from "../components/navigation/page-link";

type Data = Queries.HomeRedirectQuery;

/** The business has the alias `head`, because `SiteFrame` uses `business`. */
export const query = graphql`
  query HomeRedirect {
    ...SiteFrame
    head: businessJson {
      tagline
      ...PageHead
    }
    lists: allPagesJson(filter: { hasItems: { eq: true } }, sort: { position: ASC }) {
      nodes {
        path
        match
        title
      }
    }
  }
`;

/** Redirects to the first list page (specification, section 2, "Routes"). */
export default function HomePageTemplate({ data }: PageProps<Data>) {
  const texts = useTexts();
  const target = homePage(data.lists.nodes);
  const path = target?.path;
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true });
  }, [path]);
  return (
    target && (
      <p className="wrap">
        <PageLink to={target.path}>{texts.redirecting(target.title)}</PageLink>
      </p>
    )
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageLanguage>) {
  const { head: business, lists } = data;
  const target = homePage(lists.nodes);
  if (!target || business === null) return null;
  const { texts } = languageOf(pageContext);
  const description = sentences([target.title, business.tagline], texts);
  return (
    <PageHead
      business={business}
      title={target.title}
      canonicalPath={target.path}
      description={description}
    >
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={`0;url=${target.path}`} />
    </PageHead>
  );
}
