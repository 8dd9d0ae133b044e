import { startTransition, useEffect, useState } from "react";

/** How long after a failure a script is requested again, in milliseconds. */
const retryIntervalMs = 5000;

/**
 * A script that is loaded when it is first wanted: a function that loads it, and a hook that gives it once it is
 * there, and whether the last request failed. What fails is requested again for as long as it is wanted.
 */
export function lateScript<Script>(importScript: () => Promise<Script>) {
  let loaded: Script | null = null;
  const load = async () => (loaded ??= await importScript());
  /** @param want what it is wanted for; nothing, and it is not */
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
      // The frame that answers a tap comes first.
      setTimeout(request);
      return () => {
        isWanted = false;
      };
    }, [script, want]);
    return { script, hasFailed };
  };
  return [load, useScript] as const;
}
