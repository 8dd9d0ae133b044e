import { graphql, type HeadProps, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import {
  inLanguage,
  type Language,
  languageOf,
  type PageLanguage,
} from "../catalogue/text/languages";
import { homePath, listPagePath } from "../catalogue/addresses/page-paths";
import { useLanguage } from "../components/ui/language";
import { PageHead } from "../components/ui/page-head";
import { PageLink } from "../components/navigation/page-link";

type Data = Queries.HomeRedirectQuery;

export const query = graphql`
  query HomeRedirect {
    ...SiteFrame
    head: businessJson {
      slug
      ...PageHead
    }
    lists: allPagesJson(filter: { hasItems: { eq: true } }, sort: { place: ASC }) {
      nodes {
        path
        match
        title
      }
    }
  }
`;

function targetOf(
  { head, lists: { nodes } }: Data,
  language: Language,
): { readonly path: string; readonly title: string } | null {
  const slug = head?.slug ?? "";
  const lists = nodes.map((list) => inLanguage(list, language));
  const path = homePath(lists, slug);
  const page = lists.find((list) => listPagePath(list, slug) === path);
  return path === null || page === undefined ? null : { path, title: page.title };
}

/** The root has no content of its own (specification, section 2, "Routes"): it leads to the first list page. */
export default function HomeRedirect({ data }: PageProps<Data>) {
  const language = useLanguage();
  const target = targetOf(data, language);
  const path = target?.path;
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true });
  }, [path]);
  return (
    target && (
      <p className="wrap">
        <PageLink to={target.path}>{language.texts.redirecting(target.title)}</PageLink>
      </p>
    )
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageLanguage>) {
  const target = targetOf(data, languageOf(pageContext));
  if (!target || data.head === null) return null;
  const address = JSON.stringify(target.path);
  return (
    <PageHead business={data.head} title={target.title} path={null} description={target.title}>
      <link rel="canonical" href={`${data.head.siteUrl}${target.path}`} />
      <script>{`location.replace(${address}+location.search+location.hash)`}</script>
      <meta httpEquiv="refresh" content={`0;url=${target.path}`} />
    </PageHead>
  );
}
