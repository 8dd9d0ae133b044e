import type { IconName } from "./icon-sprite";

/** Id of an icon's symbol in the document. */
export const symbolId = (name: IconName) => `icon-${name}`;

/** A decorative icon; the control around it carries the name. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg className={className} width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
