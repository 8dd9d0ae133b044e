import { type IconName, symbolId } from "./icon-id";

/** A decorative icon; the control around it carries the name. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg className={className} width="22" height="22" aria-hidden="true" focusable="false">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
