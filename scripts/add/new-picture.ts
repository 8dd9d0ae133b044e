import { existsSync } from "node:fs";
import path from "node:path";
import { without } from "../edit/data-changes";
import { editedText } from "../edit/edited-text";
import { type CatalogueChange, freeImage } from "./catalogue-change";
import type { ItemPicture } from "./item-picture";
import { type ExistingItem, fileNameOf } from "./new-item";

/** The one item that has this id or this name, in whatever letters; null where there is not one. */
export function itemCalled(items: readonly ExistingItem[], called: string): ExistingItem | null {
  const wanted = called.trim().toLowerCase();
  const byId = items.find(({ id }) => String(id) === wanted);
  if (byId !== undefined) return byId;
  const [found, ...others] = items.filter(({ name }) => name.toLowerCase() === wanted);
  return others.length === 0 ? (found ?? null) : null;
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
