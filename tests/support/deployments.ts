import { createHash } from "node:crypto";
import type { PrecacheManifest } from "../../src/shared/precache-manifest";

/** What an owner changes between two deployments. */
export type Change = "prices" | "scripts" | "pictures" | "everything" | "back";

/** One finished build of a small site, as a host has it. */
export interface Deployment {
  readonly files: ReadonlyMap<string, string>;
  readonly list: PrecacheManifest;
}

/** The files that a document names. */
interface PageParts {
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
}

interface Content {
  readonly prices: number;
  readonly scripts: number;
  readonly pictures: number;
}

export const pages = ["/bikes", "/cars", "/taxis"];
export const appData = "/page-data/app-data.json";
const sizeOfPicture = 1500;

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** Text that compression shortens by about a third, as it does pages. */
const filling = (seed: string, length: number) =>
  Array.from({ length: length / 64 }, (_, index) => digest(seed + String(index))).join("");

/** Text that names what it is, so that two versions of a file differ in what they say alone. */
const stamped = (what: object, length: number) =>
  JSON.stringify({ ...what, filling: filling("always the same", length) });

export function partsOf(document: string): PageParts {
  return JSON.parse(document) as PageParts;
}

/** The version of the scripts that a document or the data of the whole site was built with. */
export function compilationOf(text: string): number {
  return (JSON.parse(text) as { readonly compilation: number }).compilation;
}

/**
 * The next deployment after some others. "back" is the one before the last, as after a mistake.
 *
 * @param earlier contents of all deployments so far, which this one is added to
 */
export function nextContent(earlier: Content[], change: Change): Content {
  const last = earlier.at(-1) ?? { prices: 0, scripts: 0, pictures: 0 };
  const newer = (...names: (keyof Content)[]) =>
    names.reduce((content, name) => ({ ...content, [name]: earlier.length + 1 }), last);
  const content = {
    prices: () => newer("prices"),
    scripts: () => newer("scripts"),
    pictures: () => newer("pictures"),
    everything: () => newer("prices", "scripts", "pictures"),
    back: () => earlier.at(-2) ?? newer("prices"),
  }[change]();
  earlier.push(content);
  return content;
}

/** Builds the site with some content; the same content is the same site to the byte. */
export function deployment({ prices, scripts, pictures }: Content): Deployment {
  const script = (name: string, version: number, length: number): [string, string] => {
    const text = stamped({ script: name, version }, length);
    return [`/${name}-${digest(text).slice(0, 20)}.js`, text];
  };
  const started = [script("framework", 0, 4096), script("app", scripts, 4096)];
  const shown = new Map(
    pages.map((page) => [page, [0, 1].map((place) => picturesOf(page, place, pictures))]),
  );
  const documents = [...pages, "/404.html"].map((page): [string, string] => [
    page,
    stamped(
      {
        page,
        prices,
        compilation: scripts,
        scripts: started.map(([address]) => address),
        pictures: (shown.get(page) ?? []).map(({ shown: address }) => address),
      },
      2048,
    ),
  ]);
  const data = [...pages, "/404.html"].map((page): [string, string] => [
    `/page-data${page}/page-data.json`,
    stamped({ page, prices }, 1024),
  ]);
  const cached: [string, string][] = [
    ...started,
    [appData, JSON.stringify({ compilation: scripts })],
    ...documents.flatMap((document, index) => [document, ...data.slice(index, index + 1)]),
    ["/favicon.svg", "<svg/>"],
  ];
  const images = [...shown.values()].flat();
  const sizes = (files: readonly (readonly [string, string])[]) =>
    Object.fromEntries(files.map(([address, text]) => [address, text.length]));
  const cachedPictures = images.map(({ cached: address, text }) => [address, text] as const);
  const list: PrecacheManifest = {
    version: digest(JSON.stringify([cached, cachedPictures])).slice(0, 16),
    home: "/bikes",
    pages,
    items: {},
    partial: [],
    redirects: [],
    prefixes: [],
    files: sizes(cached),
    pictures: sizes(cachedPictures),
  };
  const files = new Map([
    ...cached,
    ...cachedPictures,
    ...images.map(({ shown: address, text }) => [address, `${text} smaller`] as const),
  ]);
  files.set("/sw.js", `self.precacheManifest=${JSON.stringify(list)};`);
  return { files, list };
}

/** A picture in the size that is cached and in another, which the page shows. */
function picturesOf(page: string, place: number, version: number) {
  const text = filling(`${page} ${place} ${version}`, sizeOfPicture);
  const folder = `/static/${digest(text).slice(0, 32)}`;
  return { cached: `${folder}/1111/p.avif`, shown: `${folder}/2222/p.avif`, text };
}
