export function announce(text: string): void {
  const status = document.getElementById("announcement");
  // Screen readers are silent if the text does not change.
  if (status !== null) status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

export function focusHeading(): void {
  document.querySelector<HTMLElement>("h2")?.focus();
}

/** @param field steps to the field, `priceDetails_0_price`; empty to focus the heading */
export function focusField(field: string): void {
  if (field === "") {
    focusHeading();
    return;
  }
  // A word such as `ignored_2` has no field, so the field of its list, `ignored`, gets the focus.
  const outerField = field.replace(/_[^_]*$/, "");
  const fields = [...document.querySelectorAll<HTMLElement>("input, textarea, select")];
  const target =
    document.getElementById(`field_${field}`) ??
    document.getElementById(`field_${outerField}`) ??
    fields.find(({ id }) => id.startsWith(`field_${field}_`)) ??
    document.querySelector<HTMLElement>("main [aria-invalid='true']");
  target?.focus();
}
