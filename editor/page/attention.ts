export function say(text: string): void {
  const place = document.getElementById("said");
  // What is said twice is another text the second time, or nobody would hear it.
  if (place !== null) place.textContent = place.textContent === text ? `${text}\u00a0` : text;
}

export function focusHeading(): void {
  document.querySelector<HTMLElement>("h2")?.focus();
}

/** @param field steps to the field, `priceDetails_0_price`; empty for the heading */
export function focusField(field: string): void {
  const found = [field, field.replace(/_[^_]*$/, "")].map((name) =>
    document.getElementById(`field_${name}`),
  );
  const fields = [...document.querySelectorAll<HTMLElement>("input, textarea, select")];
  const below = fields.find(({ id }) => id.startsWith(`field_${field}_`));
  const wrong = document.querySelector<HTMLElement>("main [aria-invalid='true']");
  if (field === "") focusHeading();
  else (found.find((element) => element !== null) ?? below ?? wrong)?.focus();
}
