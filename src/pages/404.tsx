import { graphql, type HeadProps, type PageProps } from "gatsby";
import { listPagePath } from "../catalogue/addresses/page-paths";
import { english } from "../catalogue/text/languages";
import { AddressSearch } from "../components/not-found/address-search";
import { NotFoundNotice } from "../components/not-found/not-found-notice";
import { PageHead } from "../components/ui/page-head";
import { PrefixRedirect } from "../components/not-found/prefix-redirect";
import { queriedAddresses, unknownAddressScript } from "../components/not-found/prefix-routes";

type Data = Queries.NotFoundPageQuery;

export const query = graphql`
  query NotFoundPage {
    ...SiteFrame
    ...CatalogueLinkData
    ...UnknownAddresses
    ...SearchedPlaces
    head: businessJson {
      slug
      phones
      ...PageHead
    }
  }
`;

export default function NotFoundPage({ data }: PageProps<Data>) {
  const slug = data.head?.slug ?? "";
  const links = data.catalogueLinks.nodes.map(({ link, ...address }) => ({
    path: listPagePath(address, slug),
    label: link,
  }));
  return (
    <>
      <PrefixRedirect {...queriedAddresses(data, slug)} />
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

export function Head({ data }: HeadProps<Data>) {
  const script = unknownAddressScript(queriedAddresses(data, data.head?.slug ?? ""));
  return (
    <PageHead
      business={data.head}
      title={english.texts.notFoundTitle}
      path={null}
      description={english.texts.notFoundBody}
    >
      <script>{script}</script>
    </PageHead>
  );
}
