import { startTransition, useEffect, useState } from "react";

const retryIntervalMs = 5000;

/**
 * Loads a script on demand. The hook retries while the script is wanted.
 *
 * @returns a loader, and a hook that returns the script and whether a request has failed
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
      // A timer lets the browser paint the response to a tap first.
      setTimeout(request);
      return () => {
        isCancelled = true;
      };
    }, [script, isWanted]);
    return { script, hasFailed };
  };
  return [load, useScript] as const;
}
