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
    // One text: between several React writes comments.
    <address>{`${street}, ${locality}, ${region} ${postalCode}`}</address>
  );
}
