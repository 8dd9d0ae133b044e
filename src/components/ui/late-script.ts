import { startTransition, useEffect, useState } from "react";

const retryIntervalMs = 5000;

/**
 * Loads a script on demand.
 *
 * @returns a function that loads it, and a hook that loads it and retries while it is wanted; the hook
 *   returns the script or null, and whether a request has failed
 */
export function lateScript<Script>(importScript: () => Promise<Script>) {
  let loaded: Script | null = null;
  const load = async () => (loaded ??= await importScript());
  const useScript = (isWanted: boolean) => {
    const [script, setScript] = useState(loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (script !== null || !isWanted) return;
      let isCancelled = false;
      const request = () => {
        load().then(
          (module) => startTransition(() => setScript(module)),
          () => {
            if (isCancelled) return;
            setHasFailed(true);
            setTimeout(request, retryIntervalMs);
          },
        );
      };
      // The response to a tap is painted first.
      setTimeout(request);
      return () => {
        isCancelled = true;
      };
    }, [script, isWanted]);
    return { script, hasFailed };
  };
  return [load, useScript] as const;
}
