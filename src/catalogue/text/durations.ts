type Unit = "day" | "night" | "week";

/** Translates `1 day` and `4 weeks`. */
export function durationTexts(units: Readonly<Record<Unit, readonly [one: string, many: string]>>) {
  const duration = (english: string) => {
    const [count, unit = ""] = english.split(/ |s$/);
    const [one, many] = units[unit as Unit];
    return `${count} ${count === "1" ? one : many}`;
  };
  return { duration, counted: (count: number, unit: Unit) => duration(`${count} ${unit}`) };
}
