import { graphql, type HeadProps, type PageProps } from "gatsby";
import { languageOf, type PageLanguage } from "../catalogue/text/languages";
import { sentences } from "../catalogue/text/sentences";
import { useTexts } from "../components/visitor/language";
import { PageHead } from "../components/ui/page-head";
import { PageLink } from "../components/navigation/page-link";

type Data = Queries.HomeRedirectQuery;

export const query = graphql`
  query HomeRedirect($catalogue: CatalogueName!, $itemIds: [Int!]!) {
    ...SiteFrame
    ...PageHead
    business: businessJson {
      tagline
    }
    lists: allPagesJson(sort: { position: ASC }, limit: 1) {
      nodes {
        path
        title
      }
    }
  }
`;

/**
 * Redirects to the first list page (specification, section 2, "Routes"): by the host, a script of the document or the
 * tag below.
 */
export default function HomePageTemplate({ data }: PageProps<Data>) {
  const texts = useTexts();
  const [target] = data.lists.nodes;
  return (
    target && (
      <p className="wrap">
        <PageLink to={target.path}>{texts.redirecting(target.title)}</PageLink>
      </p>
    )
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageLanguage>) {
  const { business, lists } = data;
  const [target] = lists.nodes;
  if (!target || business === null) return null;
  const { texts } = languageOf(pageContext);
  const description = sentences([target.title, business.tagline], texts);
  return (
    <PageHead
      data={data}
      title={target.title}
      canonicalPath={target.path}
      description={description}
    >
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={`0;url=${target.path}`} />
    </PageHead>
  );
}
