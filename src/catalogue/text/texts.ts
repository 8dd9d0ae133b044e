import { en } from "./words/en";

export type Texts = Readonly<typeof en>;

export const texts: Texts = en;
