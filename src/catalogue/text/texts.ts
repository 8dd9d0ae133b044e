import { en } from "./words/en";

/** The texts of one language; that of each further one is a record of this type in `words`. */
export type Texts = Readonly<typeof en>;

/** The words of English, the first language, which every page has. */
export const texts: Texts = en;
