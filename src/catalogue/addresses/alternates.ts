import type { Language } from "../text/languages";

type AddressedLanguage = Pick<Language, "code" | "pathPrefix">;

/** The language of an address, by what it begins with: the first of them where it begins with none. */
export function languageOfPath<Found extends AddressedLanguage>(
  languages: readonly Found[],
  path: string,
): Found | undefined {
  const further = languages.find(
    ({ pathPrefix }) => pathPrefix !== "" && `${path}/`.startsWith(`${pathPrefix}/`),
  );
  return further ?? languages[0];
}

/** The addresses of a page in all languages, its own among them. */
export function alternates<Found extends AddressedLanguage>(
  languages: readonly Found[],
  path: string,
): readonly (Found & { readonly path: string })[] {
  const own = languageOfPath(languages, path);
  const rest = path.slice(own?.pathPrefix.length ?? 0);
  return languages.map((language) => ({ ...language, path: language.pathPrefix + rest }));
}
