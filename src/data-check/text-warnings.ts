import { durationHours } from "../catalogue/prices/price-data";
import { foldedWords } from "../catalogue/text/folded-words";
import { phraseKey } from "../catalogue/text/phrases";
import {
  type CatalogueData,
  catalogueNames,
  type DataFile,
  type PlaceData,
  type WarningRule,
} from "./catalogue-data";

type TextWarning = readonly [rule: WarningRule, file: DataFile, message: string];

const foldedText = (text: string) => foldedWords(text).join(" ");

/** Texts that may be a mistake: what is there twice, leads nowhere, or has lost its place or its translations. */
export function textWarnings(data: CatalogueData, published: CatalogueData | null): TextWarning[] {
  const { business, places, prose } = data;
  const questions = (business.questions ?? []).map(({ question }) => question);
  const placeNames = places.flatMap(namesOf);
  const links = business.footer.flatMap(({ links: all = [] }) => all.map(({ url }) => url));
  const isPriced = catalogueNames.some((name) =>
    data[name].some(({ priceDetails }) =>
      priceDetails.some(({ duration, kms }) => kms !== null && durationHours(duration) > 0),
    ),
  );
  return [
    ...repeated(questions).map((text): TextWarning => [
      "said-twice",
      "business",
      `the question “${text}” is there twice`,
    ]),
    ...repeated(placeNames).map((text): TextWarning => [
      "said-twice",
      "places",
      `“${text}” is a name of two places`,
    ]),
    ...catalogueNames.flatMap((name) => likeKinds(data, name)),
    ...prose.flatMap(({ path, title }): TextWarning[] =>
      links.includes(path)
        ? []
        : [
            [
              "leads-nowhere",
              "prose",
              `nothing leads to “${title}”: add a link to ${path} to the footer`,
            ],
          ],
    ),
    ...(places.length === 0 || isPriced
      ? []
      : [
          [
            "leads-nowhere",
            "places",
            "visitors do not see the places: no price says how many kilometres it includes",
          ] as const,
        ]),
    ...(published === null
      ? []
      : [...lostPlaces(data, published), ...lostTranslations(data, published)]),
  ];
}

function namesOf({ name, alsoCalled = [] }: PlaceData): string[] {
  return [...new Set([name, ...alsoCalled].map(foldedText))];
}

function repeated(texts: readonly string[]): string[] {
  const folded = texts.map(foldedText);
  return texts.filter((_, index) => folded.indexOf(folded[index] ?? "") < index);
}

/** Words for kinds that begin alike, such as `scooter` beside `scooty`. */
function likeKinds(data: CatalogueData, name: (typeof catalogueNames)[number]): TextWarning[] {
  const kinds = [
    ...new Set(data[name].flatMap(({ filter = [], brand = [] }) => [filter, brand].flat())),
  ];
  return kinds.flatMap((kind, index) => {
    const like = kinds.slice(0, index).find((other) => {
      const length = Array.from(kind).findIndex((letter, place) => letter !== other[place]);
      const alike = length === -1 ? kind.length : length;
      return alike >= 4 && Math.max(kind.length, other.length) - alike <= 2;
    });
    return like === undefined
      ? []
      : [
          [
            "said-twice",
            name,
            `“${kind}” and “${like}” are two kinds; write one of them where they are the same`,
          ] as const,
        ];
  });
}

/** Locations of items that named a place until it was renamed. */
function lostPlaces(data: CatalogueData, published: CatalogueData): TextWarning[] {
  const [before, now] = [published, data].map(({ places }) => new Set(places.flatMap(namesOf)));
  const isLost = (location: string) =>
    before?.has(foldedText(location)) === true && now?.has(foldedText(location)) === false;
  return catalogueNames.flatMap((name) =>
    [...new Set(data[name].flatMap(({ location = "" }) => location))]
      .filter(isLost)
      .map(
        (location) =>
          [
            "lost-text",
            name,
            `no place is called “${location}” any more; it was renamed: write its name at Location, or at Also called of the place`,
          ] as const,
      ),
  );
}

/** Titles that had translations until they were changed. */
function lostTranslations(data: CatalogueData, published: CatalogueData): TextWarning[] {
  const titled = ({ pages, places, prose }: CatalogueData) => [
    ...[...pages, ...prose].map(({ id, title }) => ({ key: `title ${id}`, title })),
    ...places.map(({ id, name }) => ({ key: `place ${id}`, title: name })),
  ];
  const before = new Map(titled(published).map(({ key, title }) => [key, title]));
  return titled(data).flatMap(({ key, title }): TextWarning[] => {
    const was = before.get(key) ?? title;
    const isLost =
      was !== title && phraseKey(data.words, was) !== null && phraseKey(data.words, title) === null;
    return isLost
      ? [
          [
            "lost-text",
            "words",
            `“${title}” is not translated; “${was}” was: translate it at Languages`,
          ],
        ]
      : [];
  });
}
