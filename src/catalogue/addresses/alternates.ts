import type { Language } from "../text/languages";

/** The addresses of a page in all languages, its own among them. */
export function alternates<Found extends Pick<Language, "pathPrefix">>(
  languages: readonly Found[],
  path: string,
): readonly (Found & { readonly path: string })[] {
  const own = languages.find(
    ({ pathPrefix }) => pathPrefix !== "" && `${path}/`.startsWith(`${pathPrefix}/`),
  );
  const rest = path.slice(own?.pathPrefix.length);
  return languages.map((language) => ({ ...language, path: language.pathPrefix + rest }));
}
