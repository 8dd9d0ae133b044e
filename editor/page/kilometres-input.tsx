import { kilometresOf, shownKilometres } from "./price-cells";
import { useTyped } from "./use-typed";

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
  const typed = useTyped(typeof value === "string" ? shownKilometres(value) : "");
  return (
    <input
      id={id}
      value={typed.value}
      placeholder="ask"
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      autoComplete="off"
      onBlur={typed.leave}
      onChange={({ target }) => {
        typed.type(target.value);
        onChange(kilometresOf(target.value));
      }}
    />
  );
}
