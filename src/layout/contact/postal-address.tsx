import { graphql } from "gatsby";

export const fragment = graphql`
  fragment PostalAddress on BusinessJson {
    address {
      street
      locality
      region
      postalCode
    }
  }
`;

export function PostalAddress({ business }: { readonly business: Queries.PostalAddressFragment }) {
  const { street, locality, region, postalCode } = business.address;
  return (
    // One template, because React would write comments between several texts.
    <address>{`${street}, ${locality}, ${region} ${postalCode}`}</address>
  );
}
