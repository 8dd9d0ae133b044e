import { graphql, type HeadProps, type PageProps } from "gatsby";
import { languageOf, type PageLanguage } from "../catalogue/text/languages";
import { sentences } from "../catalogue/text/sentences";
import { Prose } from "../components/prose/prose";
import { PageHead } from "../components/ui/page-head";

type Data = Queries.ProsePageQuery;

export const query = graphql`
  query ProsePage($pageId: Int!) {
    ...SiteFrame
    prose: proseJson(jsonId: { eq: $pageId }) {
      path
      ...Prose
    }
    head: businessJson {
      ...PageHead
    }
  }
`;

export default function ProsePage({ data: { prose } }: PageProps<Data>) {
  return prose && <Prose prose={prose} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageLanguage>) {
  const { head: business, prose } = data;
  if (prose === null) return null;
  const { texts } = languageOf(pageContext);
  const [firstParagraph] = prose.sections.flatMap(({ paragraphs }) => paragraphs);
  return (
    <PageHead
      business={business}
      title={prose.title}
      canonicalPath={prose.path}
      description={sentences([firstParagraph], texts)}
    />
  );
}
