import { homePath } from "../support/built-site";
import { expect, test } from "./site";

test("the font has kerning, and digits of equal width, in every weight", async ({ page, open }) => {
  await open(homePath);
  const measured = await page.evaluate(async () => {
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) return [];
    const digitPairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));
    const measurements: { differentPairWidths: number; kerning: number }[] = [];
    for (const weight of [400, 500, 600, 700]) {
      context.font = `${weight} 100px "Plex Sans"`;
      await document.fonts.load(context.font);
      const width = (text: string) => context.measureText(text).width;
      measurements.push({
        differentPairWidths: new Set(digitPairs.map((pair) => width(pair).toFixed(2))).size,
        kerning: width("AV") - width("A") - width("V"),
      });
    }
    return measurements;
  });
  expect(measured.map(({ differentPairWidths }) => differentPairWidths)).toEqual([1, 1, 1, 1]);
  for (const { kerning } of measured) expect(kerning).toBeLessThan(-1);
});
