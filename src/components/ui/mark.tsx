import { markShapes, markSize } from "../../brand/scene";

/** The shop's mark; decoration beside its name. */
export function Mark() {
  const { stone, letter, letterWidth, sun } = markShapes;
  return (
    <svg viewBox={`0 0 ${markSize.width} ${markSize.height}`} aria-hidden="true" focusable="false">
      <path d={stone} fill="var(--sea)" />
      <path
        d={letter}
        fill="none"
        stroke="var(--on-sea)"
        strokeWidth={letterWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle {...sun} fill="var(--paint)" />
    </svg>
  );
}
