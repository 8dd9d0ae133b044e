/** The number of the line that a rule is about, from 1, or null where it names none. */
export function lineOf(rule: string): number | null {
  const line = /\bline (\d+)\b/.exec(rule)?.[1];
  return line === undefined ? null : Number(line);
}

/** Shows a line of a field's text, and selects it. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  const end = start + (lines[line - 1] ?? "").length;
  field.focus();
  field.setSelectionRange(start, end);
  const height = field.scrollHeight / lines.length;
  field.scrollTop = Math.max(0, (line - 3) * height);
}
