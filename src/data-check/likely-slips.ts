import { durationHours } from "../catalogue/price-data";
import type { BusinessData, ItemData, WarningRule } from "./catalogue-data";
import type { DataPath } from "./fault";
import { hoursContradiction } from "./hours-slips";
import type { RuleText } from "./rule-words";

/** A likely mistake and what it is, for the person who made it. */
export type Slip = readonly [WarningRule, RuleText];

/** Durations that are the same length, or are written as nobody says them: "2 day". */
export function durationSlips({ priceDetails }: ItemData, monthDays?: number): Slip[] {
  const lengths = new Map<number, string>();
  return priceDetails.flatMap(({ duration }): Slip[] => {
    const hours = durationHours(duration, monthDays);
    const other = lengths.get(hours);
    lengths.set(hours, duration);
    const [count = "", unit = ""] = duration.split(" ");
    const singular = unit.replace(/s$/, "");
    const usual = `${count} ${/^(1|half)$/.test(count) ? singular : `${singular}s`}`;
    return [
      ...(other === undefined
        ? []
        : [
            slip(
              "same-duration",
              ({ text }) =>
                `${text(duration)} and ${text(other)} are the same time at two prices; keep one of them`,
            ),
          ]),
      ...(duration === usual
        ? []
        : [slip("odd-duration", ({ text }) => `${text(duration)}: write ${text(usual)}`)]),
    ];
  });
}

/** Texts with blanks that nobody sees, and with letters that a wrong way of saving has broken. */
export function textSlips(content: unknown): Slip[] {
  return slipsBelow(content, [], content);
}

function slipsBelow(value: unknown, steps: DataPath, content: unknown): Slip[] {
  if (typeof value === "string") {
    const hasOddSpaces = value !== value.trim() || value.includes("  ");
    return [
      ...(hasOddSpaces
        ? [
            slip(
              "odd-spaces",
              ({ place, text }) =>
                `${place(steps, content)} has blanks at an end or two in a row; write ${text(tidied(value, steps))}`,
            ),
          ]
        : []),
      ...(/\ufffd|Ã[\u0080-\u00bf]|â€/.test(value)
        ? [
            slip(
              "odd-letters",
              ({ place, text }) =>
                `${place(steps, content)} has broken letters; write them anew: ${text(value)}`,
            ),
          ]
        : []),
    ];
  }
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "acknowledged"
      ? []
      : slipsBelow(inner, [...steps, isList ? Number(name) : name], content),
  );
}

/** A text with one blank between its words; keywords, which have commas between them, without empty ones. */
function tidied(value: string, steps: DataPath): string {
  const tidy = value.trim().replaceAll(/ {2,}/g, " ");
  if (steps.at(-1) !== keywords) return tidy;
  const words = tidy.split(",").map((word) => word.trim());
  return words.filter((word) => word !== "").join(", ");
}

const keywords: keyof ItemData = "category";

/** What the editor adds to the name of an item that is a copy. */
export const copyEnding = " (copy)";

/** The name that the editor gives a copy, for the item to be called something else. */
export function nameSlips({ name }: ItemData): Slip[] {
  if (!name.endsWith(copyEnding)) return [];
  const rule: RuleText = ({ place, text }) =>
    `${place(["name"], {})} ends in ${text(copyEnding.trim())}, as the editor calls a copy; write what the item is called`;
  return [slip("copied-name", rule)];
}

/** Hours that are told in two ways, and a chat that does not name the shop. */
export function businessSlips({ openingHours, chatText }: BusinessData): Slip[] {
  const contradiction = hoursContradiction(openingHours);
  return [
    ...(contradiction === null ? [] : [slip("contradicting-hours", contradiction)]),
    ...(chatText.includes("{name}")
      ? []
      : [
          slip(
            "chat-without-name",
            ({ place }) =>
              `${place(["chatText"], {})} has no {name}, where the shop's name would stand`,
          ),
        ]),
  ];
}

function slip(rule: WarningRule, message: RuleText): Slip {
  return [rule, message];
}
