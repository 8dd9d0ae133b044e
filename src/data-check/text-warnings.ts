import { durationHours } from "../catalogue/prices/price-data";
import { foldedPhrase } from "../catalogue/text/folded-words";
import { phraseKey } from "../catalogue/text/phrases";
import {
  type CatalogueData,
  type CatalogueName,
  catalogueNames,
  type DataFile,
  type PlaceData,
} from "./catalogue-data";
import type { DataWarning } from "./data-warnings";

export function textWarnings(data: CatalogueData, published: CatalogueData | null): DataWarning[] {
  const { business, places } = data;
  const questions = (business.questions ?? []).map(({ question }) => question);
  const prices = catalogueNames.flatMap((name) => data[name].flatMap((item) => item.priceDetails));
  const hasKmPrices = prices.some(
    ({ duration, kms }) => kms !== null && durationHours(duration) > 0,
  );
  const warning = (file: DataFile, message: string) => ({ file, id: null, message });
  const warnings = [
    ...repeatedTexts(questions).map((text) =>
      warning("business", `the question “${text}” is there twice`),
    ),
    ...catalogueNames.flatMap((name) =>
      similarKinds(data[name]).map((message) => warning(name, message)),
    ),
    ...repeatedTexts(places.flatMap(namesOf)).map((text) =>
      warning("places", `“${text}” is a name of two places`),
    ),
  ];
  if (places.length > 0 && !hasKmPrices) {
    const message = "visitors do not see the places: no price says how many kilometres it includes";
    warnings.push(warning("places", message));
  }
  if (published === null) return warnings;
  return [
    ...warnings,
    ...catalogueNames.flatMap((name) =>
      lostPlaces(data, published, name).map((message) => warning(name, message)),
    ),
    ...lostTranslations(data, published).map((message) => warning("words", message)),
  ];
}

function namesOf({ name, alsoCalled = [] }: PlaceData): string[] {
  return [...new Set([name, ...alsoCalled].map(foldedPhrase))];
}

function repeatedTexts(texts: readonly string[]): string[] {
  const folded = texts.map(foldedPhrase);
  return texts.filter((_, index) => folded.indexOf(folded[index] ?? "") < index);
}

/** Kinds that begin alike, such as `scooter` and `scooty`. */
function similarKinds(items: CatalogueData["bikes"]): string[] {
  const kinds = [...new Set(items.flatMap(({ filter, brand }) => filter ?? brand ?? []))];
  const isSimilar = (kind: string, other: string) => {
    // Compares short kinds, such as `car` and `cab`, whole.
    const comparedLength = Math.max(kind.length, other.length, 6) - 2;
    return kind.slice(0, comparedLength) === other.slice(0, comparedLength);
  };
  return kinds.flatMap((kind, index) =>
    kinds
      .slice(0, index)
      .filter((other) => isSimilar(kind, other))
      .map(
        (other) =>
          `“${kind}” and “${other}” are two kinds; if they mean the same, write only one of them`,
      ),
  );
}

/** Locations that named a place before it was renamed. */
function lostPlaces(data: CatalogueData, published: CatalogueData, name: CatalogueName): string[] {
  const hasPlace = ({ places }: CatalogueData, location: string) =>
    places.some((place) => namesOf(place).includes(foldedPhrase(location)));
  return [...new Set(data[name].flatMap(({ location }) => location ?? []))]
    .filter((location) => hasPlace(published, location) && !hasPlace(data, location))
    .map(
      (location) =>
        `no place is called “${location}” any more: write its new name in “Location”, or add the old name to “Also called” of the place`,
    );
}

/** Titles that were translated before they were changed. */
function lostTranslations(data: CatalogueData, published: CatalogueData): string[] {
  const titles = ({ pages, places }: CatalogueData) => [
    ...pages.map(({ id, title }) => [`page ${id}`, title] as const),
    ...places.map(({ id, name }) => [`place ${id}`, name] as const),
  ];
  const publishedTitles = new Map(titles(published));
  const isTranslated = (title: string) => phraseKey(data.words, title) !== null;
  return titles(data).flatMap(([key, title]) => {
    const publishedTitle = publishedTitles.get(key) ?? title;
    return isTranslated(publishedTitle) && !isTranslated(title)
      ? `“${title}” is not translated, but “${publishedTitle}” was; translate the new text at Languages`
      : [];
  });
}
