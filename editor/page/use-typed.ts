import { useState } from "react";

/** What a field shows, and what it does with the keyboard. */
interface Typed {
  readonly value: string;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

/**
 * The text of a field: as it is typed as long as somebody types in it, whatever another page does meanwhile,
 * and what the draft says once it is left.
 */
export function useTyped(drafted: string): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  return { value: typed ?? drafted, type: setTyped, leave: () => setTyped(null) };
}
