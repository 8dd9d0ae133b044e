import { startTransition, useEffect, useState } from "react";

/**
 * A script that is loaded when it is first wanted: a function that loads it, and a hook that gives it once it is
 * there. After a failure the next thing that wants it loads it again.
 */
export function lateScript<Script>(importScript: () => Promise<Script>) {
  let loaded: Script | null = null;
  const load = async () => (loaded ??= await importScript());
  /** @param want what it is wanted for; nothing, and it is not */
  const useScript = (want: unknown) => {
    const [script, setScript] = useState(loaded);
    useEffect(() => {
      if (script !== null || !want) return;
      load().then(
        (module) => startTransition(() => setScript(module)),
        () => undefined,
      );
    }, [script, want]);
    return script;
  };
  return [load, useScript] as const;
}
