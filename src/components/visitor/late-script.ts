import { startTransition, useEffect, useState } from "react";
import { markOutdated, scriptOf, serverAnswer } from "./server-answer";

const retryIntervalMs = 5000;

/**
 * While the script is wanted, the hook retries, or marks the page as outdated when the script is gone.
 *
 * @returns a loader, and a hook that returns the script and whether the connection failed
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
        if (isCancelled) return;
        load().then(
          (module) => startTransition(() => setScript(module)),
          async (cause: unknown) => {
            const answer = await serverAnswer(scriptOf(cause));
            if (isCancelled) return;
            if (answer === "gone") {
              markOutdated();
              return;
            }
            setHasFailed(answer === "none");
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
