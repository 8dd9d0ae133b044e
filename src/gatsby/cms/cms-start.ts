import CMS, { type CmsConfig } from "@sveltia/cms";
import { cleanedNumber } from "./cleaned-number";

/** Starts Sveltia CMS in `static/admin/index.html`. */
async function start(): Promise<void> {
  const response = await fetch("/admin/config.json");
  // JSON has no regular expressions.
  const withPatterns = (key: string, value: unknown) => {
    if (key !== "pattern") return value;
    const [pattern, message] = value as [string, string];
    return [new RegExp(pattern, "u"), message];
  };
  void CMS.init({ config: JSON.parse(await response.text(), withPatterns) as CmsConfig });
}

/** Runs before the CMS reads a field. */
function clean({ target: field }: Event): void {
  if (!(field instanceof HTMLInputElement)) return;
  const { value, files, selectionStart } = field;
  if (field.getAttribute("role") === "spinbutton" && cleanedNumber(value) !== value) {
    const caret = cleanedNumber(value.slice(0, selectionStart ?? value.length)).length;
    field.value = cleanedNumber(value);
    field.setSelectionRange(caret, caret);
  }
  if (files === null) return;
  // iPhones call every photo image.jpg, and the CMS stores two files of the same name in a draft only once.
  const renamed = new DataTransfer();
  for (const file of files) {
    const name = `${crypto.randomUUID().slice(0, 8)}-${file.name.replaceAll("~", "-")}`;
    renamed.items.add(new File([file], name, file));
  }
  field.files = renamed.files;
}

addEventListener("input", clean, true);
void start();
