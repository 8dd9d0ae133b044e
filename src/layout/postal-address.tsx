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
    // A single text, because React writes comments between several.
    <address>{`${street}, ${locality}, ${region} ${postalCode}`}</address>
  );
}
