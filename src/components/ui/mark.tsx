/** The shop's mark, a kilometre stone with the letter V; decoration beside its name. */
export function Mark() {
  return (
    <svg viewBox="0 0 44 48" aria-hidden="true" focusable="false">
      <path d="M2 46V20C2 8 11 2 22 2s20 6 20 18v26z" fill="var(--sea)" />
      <path
        d="M10 20l12 18 12-18"
        fill="none"
        stroke="var(--on-sea)"
        strokeWidth="6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="22" cy="15" r="6" fill="var(--paint)" />
    </svg>
  );
}
