import type { Item } from "../prices/item";
import type { ListedPage } from "../lists/list-context";
import type { ItemFacts } from "../lists/item-fields";
import { type FoldedWord, foldedPhrase, foldedWords } from "../text/folded-words";
import type { Dictionary, Stem } from "./dictionary";

export interface SearchedPage extends Pick<ListedPage, "title" | "link" | "noun" | "alsoCalled"> {
  readonly englishWords?: readonly string[] | null;
  /** Words that find the items without a location. */
  readonly shopAddress?: readonly string[];
}

export type SearchedItem = Pick<Item, "name"> &
  Partial<Omit<ItemFacts, "name"> & Pick<Item, "category">>;

export type WordIndex = ReturnType<typeof wordIndex>;

/** `activa5g` has the words `activa`, `5` and `g`. */
const maxJoinedWords = 3;

/** A shorter word with a typing error resembles too many others. */
const minForgivenLength = 4;

function searchedTexts(item: SearchedItem): string[] {
  const { name, filter, brand, location, mileage, category } = item;
  const keywords = (category ?? "").split(",");
  const texts = [name, filter, brand, location, mileage, ...keywords];
  return texts.flatMap((text) => text ?? []);
}

/**
 * A word of the page matches all items, unless it is a keyword of some, such as `scooters` on a page of bikes and
 * scooters.
 */
export function wordIndex(
  items: readonly SearchedItem[],
  page: SearchedPage | null,
  sameMeaning: Dictionary["sameMeaning"],
  stem: Stem,
) {
  const positionsByStem = new Map<string, number[]>();
  const wordStems = new Set<string>();
  const add = (wordings: readonly string[], positions: readonly number[]) => {
    const words = wordings.map((wording) => wording.split(" "));
    for (const word of new Set(words.flat())) wordStems.add(stem(word));
    for (const term of new Set(words.flatMap(joinedWords))) {
      const key = stem(term);
      positionsByStem.set(key, [...(positionsByStem.get(key) ?? []), ...positions]);
    }
  };
  const wordingsOf = wordingReader(sameMeaning);
  const itemWordings = items.map((item) => searchedTexts(item).flatMap(wordingsOf));
  for (const [position, wordings] of itemWordings.entries()) add(wordings, [position]);
  if (page) {
    const keywords = new Set(itemWordings.flat().map(stem));
    const { title, link, noun, englishWords, alsoCalled, shopAddress } = page;
    const all = [...items.keys()];
    for (const text of [title, link, noun.one, noun.many, ...(englishWords ?? [])]) {
      const pageWords = foldedWords(text).filter((word) => !keywords.has(stem(word)));
      add(wordingsOf(pageWords.join(" ")), all);
    }
    for (const text of alsoCalled ?? []) add([foldedWords(text).join("")], all);
    const atShop = all.filter((position) => !items[position]?.location);
    for (const text of shopAddress ?? []) add(wordingsOf(text), atShop);
  }
  const positionsOf = (text: string) => positionsByStem.get(stem(text)) ?? [];
  const positionsWhere = (isMatch: (key: string) => boolean) =>
    [...positionsByStem].flatMap(([key, positions]) => (isMatch(key) ? positions : []));
  // Numbers belong to the word after them: "12 hours" must not find "12 seater".
  const isWord = (text: string) =>
    positionsOf(text).length > 0 && (wordStems.has(stem(text)) || /^\d/.test(text));
  return {
    hasPhrase: (words: readonly FoldedWord[]) => positionsOf(joined(words)).length > 0,
    /**
     * Items that have every word, except words that no item has. Adjacent words may be one word of an item, and a
     * word may have one typing error.
     *
     * @param within positions to search
     * @param last the word that may be incomplete
     */
    match: (
      words: readonly FoldedWord[],
      within: ReadonlySet<number>,
      last: FoldedWord | undefined,
    ) => {
      let positions = within;
      const leftOut: FoldedWord[] = [];
      for (let start = 0, end = 0; start < words.length; start = end) {
        end = start + maxJoinedWords;
        const text = () => joined(words.slice(start, end));
        while (end > start + 1 && !isWord(text())) end -= 1;
        const [word, typed] = [words[start], text()];
        const [found = []] = [
          positionsOf(typed),
          word === last ? positionsWhere((key) => key.startsWith(typed)) : [],
          positionsWhere((key) => isTypingError(stem(typed), key)),
        ].filter(({ length }) => length > 0);
        if (found.length > 0) positions = new Set(found.filter((each) => positions.has(each)));
        else if (word) leftOut.push(word);
      }
      return { positions, leftOut };
    },
  };
}

/** Each variant of a text replaces a phrase by a synonym without spaces. */
function wordingReader(sameMeaning: Dictionary["sameMeaning"]) {
  const groups = sameMeaning.map((group) => group.map((phrase) => ` ${foldedPhrase(phrase)} `));
  return (text: string): string[] => {
    const padded = ` ${foldedPhrase(text)} `;
    const variants = groups.flatMap((group) =>
      group
        .filter((phrase) => padded.includes(phrase))
        .flatMap((phrase) =>
          group.map((other) => padded.replace(phrase, ` ${other.replaceAll(" ", "")} `)),
        ),
    );
    return [padded, ...variants].map((wording) => wording.trim());
  };
}

function joinedWords(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    [1, 2, maxJoinedWords].map((count) => words.slice(start, start + count).join("")),
  );
}

const joined = (words: readonly FoldedWord[]) => words.map(({ text }) => text).join("");

function isTypingError(typed: string, word: string): boolean {
  if (typed.length < minForgivenLength || !word.startsWith(typed.charAt(0))) return false;
  // A letter added at the end makes another word ("drive", "driver"), unless it repeats the letter before.
  const isDerived = typed.startsWith(word) && typed.at(-1) !== word.at(-1);
  return !isDerived && !/^\p{Number}/u.test(typed) && isOneEditAway(typed, word);
}

function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const shortTail = short.slice(at);
  const longTail = long.slice(at);
  if (short.length < long.length) return shortTail === longTail.slice(1);
  const swapped = longTail.charAt(1) + longTail.charAt(0) + longTail.slice(2);
  return shortTail.slice(1) === longTail.slice(1) || shortTail === swapped;
}
