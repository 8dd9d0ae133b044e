import { startTransition, useEffect, useState } from "react";

/** Milliseconds between retries. */
const retryIntervalMs = 5000;

/**
 * A script that loads on demand: a loader, and a hook with the script and whether the last request
 * failed. The hook retries while the script is wanted.
 */
export function lateScript<Script>(importScript: () => Promise<Script>) {
  let loaded: Script | null = null;
  const load = async () => (loaded ??= await importScript());
  /** @param want falsy: do not load */
  const useScript = (want: unknown) => {
    const [script, setScript] = useState(loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (script !== null || !want) return;
      let isWanted = true;
      const request = () => {
        load().then(
          (module) => startTransition(() => setScript(module)),
          () => {
            if (!isWanted) return;
            setHasFailed(true);
            setTimeout(request, retryIntervalMs);
          },
        );
      };
      // First paints the response to a tap.
      setTimeout(request);
      return () => {
        isWanted = false;
      };
    }, [script, want]);
    return { script, hasFailed };
  };
  return [load, useScript] as const;
}
