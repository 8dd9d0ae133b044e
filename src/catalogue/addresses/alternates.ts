import type { Language } from "../text/languages";

export function alternates<PathLanguage extends Pick<Language, "pathPrefix">>(
  languages: readonly PathLanguage[],
  path: string,
): readonly (PathLanguage & { readonly path: string })[] {
  const current = languages.find(
    ({ pathPrefix }) => pathPrefix !== "" && `${path}/`.startsWith(`${pathPrefix}/`),
  );
  const pathInLanguage = path.slice(current?.pathPrefix.length);
  return languages.map((language) => ({ ...language, path: language.pathPrefix + pathInLanguage }));
}
