import { type InputHTMLAttributes, useState } from "react";

interface TypedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onBlur"> {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onLeave?: (text: string) => void;
}

/**
 * A field that shows what is typed as long as somebody types in it, whatever another page does meanwhile, and
 * what the draft says once it is left.
 */
export function TypedInput({ value, onType, onLeave, ...attributes }: TypedInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      autoComplete="off"
      {...attributes}
      value={typed ?? value}
      onBlur={() => {
        if (typed !== null) onLeave?.(typed);
        setTyped(null);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
    />
  );
}
