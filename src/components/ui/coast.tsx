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
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <symbol id={coastId} viewBox="0 0 720 220" overflow="visible">
        <circle cx="628" cy="104" r="38" fill="var(--sun)" />
        <path d="M430 220c60-50 130-74 190-62 44 9 72 34 100 62z" fill="var(--hill-far)" />
        <path
          d="M-240 220c150 0 340-28 440-92 44-27 84-64 140-66 40-2 60 12 96 20 52 12 84 50 104 138z"
          fill="var(--hill)"
        />
        <linearGradient id="beam">
          <stop stopColor="var(--paint)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--paint)" stopOpacity="0.05" />
        </linearGradient>
        {/* The beams of the lighthouse overlap, so that the middle is the brightest. */}
        <path d="M325 13L-2200-260V340z" fill="var(--light, url(#beam))" />
        <path d="M325 13L-2200-160V220z" fill="var(--light, url(#beam))" />
        <path d="M325 13L-2200-70V120z" fill="var(--light, url(#beam))" />
        <path
          d="M312 66l6-48h16l6 48z"
          fill="var(--tower)"
          stroke="var(--keyline)"
          strokeWidth="1.5"
        />
        <path d="M317 26h18l1 10h-20zM315 46h22l1 10h-24z" fill="var(--band)" />
        <path d="M318 18v-9l8-7 8 7v9z" fill="var(--keyline)" />
      </symbol>
    </svg>
  );
}
