import { homePath } from "../support/built-site";
import { expect, started, test } from "./site";

test("the font kerns letters and keeps digits in columns, in every weight", async ({
  page,
  site,
}) => {
  await page.goto(site + homePath);
  await started(page);
  const measured = await page.evaluate(async () => {
    const pen = document.createElement("canvas").getContext("2d");
    const digits = Array.from("0123456789");
    const pairs = digits.flatMap((first) => digits.map((second) => first + second));
    const found: { pairs: number; kerning: number }[] = [];
    for (const weight of [400, 500, 600, 700]) {
      const font = `${weight} 100px "Plex Sans"`;
      await document.fonts.load(font);
      if (pen === null) continue;
      pen.font = font;
      const width = (text: string) => pen.measureText(text).width;
      found.push({
        pairs: new Set(pairs.map((pair) => width(pair).toFixed(2))).size,
        kerning: width("AV") - width("A") - width("V"),
      });
    }
    return found;
  });
  expect(measured.map(({ pairs }) => pairs)).toEqual([1, 1, 1, 1]);
  for (const { kerning } of measured) expect(kerning).toBeLessThan(-1);
});
