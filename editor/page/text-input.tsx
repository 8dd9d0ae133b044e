import { type ChangeEvent, type InputHTMLAttributes, useState } from "react";

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLElement>, "onBlur"> {
  readonly isLong?: boolean;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onLeave?: (text: string) => void;
}

/** A text field that shows what is typed as long as it has the focus, even if the data has another value. */
export function TextInput({ isLong, value, onType, onLeave, ...attributes }: TextInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const Field = isLong === true ? "textarea" : "input";
  return (
    <Field
      autoComplete="off"
      {...attributes}
      value={typed ?? value}
      onBlur={() => {
        if (typed !== null) onLeave?.(typed);
        setTyped(null);
      }}
      onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setTyped(target.value);
        onType(target.value);
      }}
    />
  );
}
