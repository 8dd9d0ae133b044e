import type { Language } from "../text/languages";

export function alternates<Entry extends Pick<Language, "pathPrefix">>(
  languages: readonly Entry[],
  path: string,
): readonly (Entry & { readonly path: string })[] {
  const current = languages.find(
    ({ pathPrefix }) => pathPrefix !== "" && `${path}/`.startsWith(`${pathPrefix}/`),
  );
  const pathInLanguage = path.slice(current?.pathPrefix.length);
  return languages.map((language) => ({ ...language, path: language.pathPrefix + pathInLanguage }));
}
