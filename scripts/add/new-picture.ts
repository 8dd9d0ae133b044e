import { existsSync } from "node:fs";
import path from "node:path";
import { foldedWords, isOneEditAway } from "../../src/catalogue/search";
import { type CatalogueChange } from "./catalogue-change";
import { type ExistingItem } from "./new-item";
import { without } from "../../editor/server/json-values";
import { editedText } from "../../editor/server/edited-text";
import { fileNameOf, freeImage } from "../../editor/server/picture-names";
import type { ItemPicture } from "../../editor/server/item-picture";

/** The items that have this id or this name, in whatever letters; an id is one item's alone. */
export function itemsCalled(items: readonly ExistingItem[], called: string): ExistingItem[] {
  const wanted = called.trim().toLowerCase();
  const byId = items.filter(({ id }) => String(id) === wanted);
  return byId.length > 0 ? byId : items.filter(({ name }) => name.toLowerCase() === wanted);
}

/** The items whose name, place and class hold most of the words that somebody called one by. */
function itemsLike(items: readonly ExistingItem[], called: string): ExistingItem[] {
  const wanted = foldedWords(called);
  const isMeant = (word: string, known: string) =>
    known.startsWith(word) || (word.length > 3 && isOneEditAway(word, known));
  const rated = items.map((item) => {
    const known = foldedWords(facts(item).join(" "));
    const held = wanted.filter((word) => known.some((one) => isMeant(word, one)));
    return { item, count: held.length };
  });
  const most = Math.max(1, ...rated.map(({ count }) => count));
  return rated.filter(({ count }) => count === most).map(({ item }) => item);
}

function facts({ name, location, brand }: ExistingItem): string[] {
  return [name, location, brand].filter((fact) => typeof fact === "string");
}

/**
 * What to write where it is not one item that was called: the items that may be meant, each with its id,
 * or all of them.
 */
export function meantInstead(file: string, items: readonly ExistingItem[], called: string): string {
  const several = itemsCalled(items, called);
  const like = itemsLike(items, called);
  const [said, shown] =
    several.length > 1
      ? [`${several.length} items of ${file} are called "${called}"; say which one`, several]
      : like.length > 0
        ? [`No item of ${file} is called "${called}"; did you mean one of these?`, like]
        : [`No item of ${file} is called "${called}"; these are there`, items];
  const lines = shown.map((item) => `  --for ${item.id}  ${facts(item).join(", ")}`);
  return `${said.endsWith("?") ? said : `${said}:`}\n${lines.join("\n")}`;
}

interface NewPicture {
  readonly picture: ItemPicture;
  readonly isDrawing: boolean;
}

/**
 * The change that gives an item another picture, under a new name; the old picture goes where no
 * other item shows it.
 *
 * @param text the catalogue file's text, of which nothing else changes
 */
export function pictureChange(
  dataFolder: string,
  text: string,
  items: readonly ExistingItem[],
  item: ExistingItem,
  { picture, isDrawing }: NewPicture,
): Omit<CatalogueChange, "file"> {
  const image = freeImage(dataFolder, fileNameOf(item.name));
  const changed: ExistingItem = {
    ...without(item, "illustration"),
    image,
    ...(isDrawing ? { illustration: true } : {}),
  };
  const old = String(item.image);
  const isShown = items.some((other) => other !== item && other.image === old);
  const isThere = existsSync(path.join(dataFolder, old));
  return {
    text: editedText(
      text,
      items.map((other) => (other === item ? changed : other)),
    ),
    image,
    picture: picture.content,
    ...(isShown || !isThere ? {} : { removed: old }),
  };
}
