import { graphql, type HeadProps, navigate, type PageProps, withPrefix } from "gatsby";
import { useEffect } from "react";
import { texts } from "../catalogue/texts";
import { PageHead } from "../components/ui/page-head";
import { PageLink } from "../components/navigation/page-link";

type Data = Queries.HomeRedirectQuery;

export const query = graphql`
  query HomeRedirect {
    ...SiteFrame
    head: businessJson {
      ...PageHead
    }
    exactPages: allPagesJson(filter: { match: { eq: "exact" } }, sort: { jsonId: ASC }, limit: 1) {
      nodes {
        path
        title
      }
    }
  }
`;

/** The root has no content of its own (specification, section 2, "Routes"): it leads to the first list page. */
export default function HomeRedirect({ data }: PageProps<Data>) {
  const target = data.exactPages.nodes[0];
  useEffect(() => {
    if (target) navigate(target.path, { replace: true });
  }, [target]);
  return (
    target && (
      <p className="wrap">
        <PageLink to={target.path}>{texts.redirecting(target.title)}</PageLink>
      </p>
    )
  );
}

export function Head({ data }: HeadProps<Data>) {
  const target = data.exactPages.nodes[0];
  if (!target || data.head === null) return null;
  const address = JSON.stringify(withPrefix(target.path));
  return (
    <PageHead business={data.head} title={target.title} path={null} description={target.title}>
      <link rel="canonical" href={`${data.head.siteUrl}${target.path}`} />
      <script>{`location.replace(${address}+location.search+location.hash)`}</script>
      <meta httpEquiv="refresh" content={`0;url=${withPrefix(target.path)}`} />
    </PageHead>
  );
}
