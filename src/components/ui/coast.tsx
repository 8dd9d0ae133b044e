import { beams, farHill, hill, lighthouse, sceneSize, sceneSun } from "../../brand/scene";
import * as styles from "./coast.module.css";

const coastId = "coast";

/** Decoration behind a heading. */
export function Coast({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={`screen-only ${styles.coast} ${className ?? ""}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${coastId}`} />
    </svg>
  );
}

/** The build adds the drawing once to each document, so that scripts do not contain it. */
export function CoastDrawing() {
  const { tower, outlineWidth, bands, lantern } = lighthouse;
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <symbol
        id={coastId}
        viewBox={`0 0 ${sceneSize.width} ${sceneSize.height}`}
        overflow="visible"
      >
        <circle {...sceneSun} fill="var(--sun)" />
        <path d={farHill} fill="var(--hill-far)" />
        <path d={hill} fill="var(--hill)" />
        <linearGradient id="beam">
          <stop stopColor="var(--paint)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--paint)" stopOpacity="0.05" />
        </linearGradient>
        {beams.map((beam) => (
          <path key={beam} d={beam} fill="var(--light, url(#beam))" />
        ))}
        <path d={tower} fill="var(--tower)" stroke="var(--keyline)" strokeWidth={outlineWidth} />
        <path d={bands} fill="var(--band)" />
        <path d={lantern} fill="var(--keyline)" />
      </symbol>
    </svg>
  );
}
