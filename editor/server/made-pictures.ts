import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileNameOf, freeImage } from "./picture-names";
import { replaceFile } from "./replace-file";

/** What a picture is called whose item has no name yet. */
const nameless = fileNameOf("");

/**
 * The pictures that were made here since the last publishing. One that nothing uses any more is no file,
 * and is kept here for whoever takes the step back.
 */
export class MadePictures {
  private readonly made = new Set<string>();
  private readonly shelf = new Map<string, Buffer>();
  /** The pages that may show a picture again, by the picture. */
  private readonly pages = new Map<string, Set<string>>();

  /** @param dataFolder folder with `images` */
  constructor(private readonly dataFolder: string) {}

  /**
   * Puts a picture into the data folder.
   *
   * @param name name of its item, which may be empty
   * @param page the page of the editor that it is for
   * @returns its path below the data folder, `images/dio-2.jpg`
   */
  add(content: Buffer, name: string, page: string): string {
    const image = freeImage(this.dataFolder, fileNameOf(name), new Set(this.shelf.keys()));
    replaceFile(this.place(image), content);
    this.made.add(image);
    this.pages.set(image, new Set([page]));
    return image;
  }

  /**
   * A picture under the name that its item has got; the same one where it was not made here or the name
   * has no letters for a file. The file of the old name stays until nothing uses it. Whoever asks again is
   * given the same.
   */
  named(image: string, name: string, page: string): string {
    if (fileNameOf(name) === nameless || !this.made.has(image)) return image;
    const content = this.kept(image) ?? this.read(image);
    if (content === null) return image;
    const given = this.calledSo(content, fileNameOf(name));
    if (given === undefined) return this.add(content, name, page);
    this.pages.get(given)?.add(page);
    return given;
  }

  /** The picture that has this content and was called so already. */
  private calledSo(content: Buffer, name: string): string | undefined {
    const isCalledSo = new RegExp(`^images/${name}(?:-\\d+)?\\.jpg$`);
    return [...this.made]
      .filter((image) => isCalledSo.test(image))
      .find((image) => (this.kept(image) ?? this.read(image))?.equals(content));
  }

  /** Takes those off the disk that are not among the used ones. */
  putAway(used: ReadonlySet<string>): void {
    for (const image of this.made) {
      const content = used.has(image) ? null : this.read(image);
      if (content === null) continue;
      this.shelf.set(image, content);
      rmSync(this.place(image));
    }
  }

  /**
   * Lets go of those that were put away and that no page shows again: their names are free.
   *
   * @param shown what a page shows, or shows again after steps back
   */
  forget(page: string, shown: ReadonlySet<string>): void {
    for (const [image, pages] of this.pages) {
      if (shown.has(image)) pages.add(page);
      else pages.delete(page);
      if (pages.size === 0) this.shelf.delete(image);
    }
  }

  /** Puts those back that are used again, where nobody else has put another of that name meanwhile. */
  bringBack(used: ReadonlySet<string>): void {
    for (const [image, content] of this.shelf) {
      if (!used.has(image) || this.read(image)?.equals(content) === false) continue;
      replaceFile(this.place(image), content);
      this.shelf.delete(image);
      this.made.add(image);
    }
  }

  /** A picture that was put away, or null. */
  kept(image: string): Buffer | null {
    return this.shelf.get(image) ?? null;
  }

  /** Lets go of those that stand in the data folder: they are published. */
  published(): void {
    this.made.clear();
  }

  private read(image: string): Buffer | null {
    return existsSync(this.place(image)) ? readFileSync(this.place(image)) : null;
  }

  private place(image: string): string {
    return path.join(this.dataFolder, image);
  }
}
