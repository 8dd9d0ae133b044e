type Unit = "day" | "night" | "week";

type UnitForms = readonly [one: string, many: string, forOne: string, forMany: string];

/** Translates `1 day`, `4 weeks`. */
export function durationTexts(units: Readonly<Record<Unit, UnitForms>>) {
  const translated = (english: string, isForPrice: boolean) => {
    const [count, unit = ""] = english.split(/ |s$/);
    const [one, many, forOne, forMany] = units[unit as Unit];
    if (count === "1") return `1 ${isForPrice ? forOne : one}`;
    return `${count} ${isForPrice ? forMany : many}`;
  };
  return {
    counted: (count: number, unit: Unit) => translated(`${count} ${unit}`, false),
    duration: (english: string) => translated(english, false),
    /** As in "price for 1 week": `1 వారానికి`. */
    forDuration: (english: string) => translated(english, true),
  };
}
