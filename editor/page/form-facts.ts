import type { FormSection } from "./form-sections";

/** What fields of a form know besides their own values. */
export interface FormFacts {
  /** Values of the items by which a page's words are named, such as `scooty`. */
  readonly valuesOf?: (field: "labels" | "groupNotes") => readonly string[];
  /** Says something to whoever does not see the form change. */
  readonly say?: (text: string) => void;
  /** The headings of the form. */
  readonly sections?: readonly FormSection[];
}
