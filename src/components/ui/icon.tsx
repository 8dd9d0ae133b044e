export type IconName =
  | Queries.TabIcon
  | "pin"
  | "phone"
  | "chat"
  | "retry"
  | "search"
  | "sort"
  | "minus"
  | "plus"
  | "close"
  | "share"
  | "star";

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
    <svg className={className} width="22" height="22" aria-hidden="true" focusable="false">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
