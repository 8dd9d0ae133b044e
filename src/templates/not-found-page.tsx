import { graphql, type HeadProps, type PageProps } from "gatsby";
import { languageOf, type PageLanguage } from "../catalogue/text/languages";
import { sentences } from "../catalogue/text/sentences";
import { NotFoundNotice } from "../components/other-pages/not-found-notice";
import { PageHead } from "../components/ui/page-head";

type Data = Queries.NotFoundPageQuery;

export const query = graphql`
  query NotFoundPage($catalogue: CatalogueName!, $itemIds: [Int!]!) {
    ...SiteFrame
    ...PageHead
    ...CatalogueLinkData
    business: businessJson {
      phones
    }
  }
`;

export default function NotFoundPage({ data }: PageProps<Data>) {
  return <NotFoundNotice phones={data.business?.phones ?? []} lists={data.catalogueLinks.nodes} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageLanguage>) {
  const { texts } = languageOf(pageContext);
  const { title } = texts.notFound;
  const description = sentences([title], texts);
  return (
    <PageHead data={data} title={title} description={description}>
      <meta name="robots" content="noindex" />
    </PageHead>
  );
}
