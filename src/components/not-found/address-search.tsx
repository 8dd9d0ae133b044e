import { notFoundTexts } from "../../catalogue/text/words/en-not-found";
import { useLocation } from "@reach/router";
import type { ComponentProps } from "react";
import { FoundElsewhere } from "../search/found-elsewhere";
import { useTexts } from "../ui/language";
import { useIsStatic } from "../ui/use-is-static";

type AddressSearchProps = Pick<
  ComponentProps<typeof FoundElsewhere>,
  "lists" | "businessSlug" | "places"
>;

/** The lists that hold what the words of an unknown address name: `/royal-enfield-on-rent`. */
export function AddressSearch(props: AddressSearchProps) {
  const texts = useTexts();
  const { pathname } = useLocation();
  // Static HTML answers every unknown address.
  if (useIsStatic()) return null;
  const words = pathname.replaceAll(/\.html$|[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ").trim();
  return (
    <FoundElsewhere
      {...props}
      lead={(texts.notFound ?? notFoundTexts).search}
      listPages={noPages}
      search={words}
      trip={null}
    />
  );
}

const noPages: readonly string[] = [];
