import type { Texts } from "../texts";
import { hi } from "./hi";
import { te } from "./te";

/** The words of every language but English, by its code. The browser loads those of its page alone. */
export const furtherWords: Readonly<Record<string, Texts>> = { hi, te };
