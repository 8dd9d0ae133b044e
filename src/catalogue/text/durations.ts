type Unit = "hour" | "day" | "night" | "week" | "month" | "trip";

type UnitForms = readonly [one: string, many: string, forOne: string, forMany: string];

/** Translates `half day`, `1 day`, `4 weeks`. */
export function durationTexts(
  units: Readonly<Record<Unit, UnitForms>>,
  half: string,
  forHalf: string,
) {
  const translated = (english: string, isForPrice: boolean) => {
    const [, digits, unit] = /^(\d+) ([a-z]+?)s?$/.exec(english) ?? [];
    if (digits === undefined) return isForPrice ? forHalf : half;
    const [one, many, forOne, forMany] = units[unit as Unit];
    if (digits === "1") return `1 ${isForPrice ? forOne : one}`;
    return `${digits} ${isForPrice ? forMany : many}`;
  };
  return {
    counted: (count: number, unit: Unit) => translated(`${count} ${unit}`, false),
    duration: (english: string) => translated(english, false),
    /** As in "price for 1 week": `1 వారానికి`. */
    forDuration: (english: string) => translated(english, true),
  };
}
