type Unit = "hour" | "day" | "night" | "week" | "month" | "trip";

type UnitWords = readonly [one: string, many: string, forOne: string, forMany: string];

/** `half day`, `1 day`, `4 weeks`. */
export function durationTexts(
  units: Readonly<Record<Unit, UnitWords>>,
  half: string,
  forHalf: string,
) {
  const read = (english: string, isFor: boolean) => {
    const [, digits, unit] = /^(\d+) ([a-z]+?)s?$/.exec(english) ?? [];
    if (digits === undefined) return isFor ? forHalf : half;
    const words = units[unit as Unit];
    const word = words[(digits === "1" ? 0 : 1) + (isFor ? 2 : 0)] ?? "";
    return `${digits} ${word}`;
  };
  return {
    counted: (count: number, unit: Unit) => read(`${count} ${unit}`, false),
    duration: (english: string) => read(english, false),
    /** `1 వారానికి`. */
    forDuration: (english: string) => read(english, true),
  };
}
