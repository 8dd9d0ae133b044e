import { useState } from "react";
import { kilometresOf, shownKilometres } from "./price-cells";

interface KilometresInputProps {
  readonly id: string;
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly describedBy: string;
  readonly onChange: (kms: string | null) => void;
}

/** An allowance of kilometres, typed as in the price table: `120` is `120 km`. */
export function KilometresInput(props: KilometresInputProps) {
  const { id, value, isWrong, describedBy, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      id={id}
      value={typed ?? (typeof value === "string" ? shownKilometres(value) : "")}
      placeholder="ask"
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      autoComplete="off"
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(kilometresOf(target.value));
      }}
    />
  );
}
