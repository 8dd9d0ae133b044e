import { startTransition, useEffect, useState } from "react";

type SearchScript = typeof import("./search-script");

let loaded: SearchScript | null = null;

/** Loads the search with its words. Named, so that the build lists it among the scripts that are precached. */
export async function loadSearch(): Promise<SearchScript> {
  loaded ??= await import(/* webpackChunkName: "search" */ "./search-script");
  return loaded;
}

/** The search, which is loaded for the first word at the latest. After a failure the next key loads it again. */
export function useSearchScript(search: string): SearchScript | null {
  const [script, setScript] = useState(loaded);
  useEffect(() => {
    if (script !== null || search === "") return;
    loadSearch().then(
      (module) => startTransition(() => setScript(module)),
      () => undefined,
    );
  }, [script, search]);
  return script;
}
