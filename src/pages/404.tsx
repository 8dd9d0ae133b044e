import { notFoundTexts } from "../catalogue/text/words/en-not-found";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { listPagePath } from "../catalogue/addresses/page-paths";
import type { SiteAddresses } from "../catalogue/addresses/site-addresses";
import { inLanguage, languageOf, type PageLanguage } from "../catalogue/text/languages";
import { AddressSearch } from "../components/not-found/address-search";
import { NotFoundNotice } from "../components/not-found/not-found-notice";
import { PageHead } from "../components/ui/page-head";
import { PrefixRedirect } from "../components/not-found/prefix-redirect";

type Data = Queries.NotFoundPageQuery;

export const query = graphql`
  query NotFoundPage {
    ...SiteFrame
    ...CatalogueLinkData
    ...SearchedPlaces
    head: businessJson {
      slug
      phones
      ...PageHead
    }
  }
`;

type Context = SiteAddresses & PageLanguage;

export default function NotFoundPage({ data, pageContext }: PageProps<Data, Context>) {
  const slug = data.head?.slug ?? "";
  const links = data.catalogueLinks.nodes.map(({ link, ...address }) => ({
    path: listPagePath(inLanguage(address, languageOf(pageContext)), slug),
    label: link,
  }));
  return (
    <>
      <PrefixRedirect {...pageContext} />
      <NotFoundNotice phones={data.head?.phones ?? []} links={links}>
        <AddressSearch
          lists={data.catalogueLinks.nodes}
          businessSlug={slug}
          places={data.places.nodes}
        />
      </NotFoundNotice>
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { notFound: texts = notFoundTexts } = languageOf(pageContext).texts;
  return <PageHead business={data.head} title={texts.title} path={null} description={texts.body} />;
}
