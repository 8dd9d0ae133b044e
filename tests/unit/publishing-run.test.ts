/** @jest-environment node */
import { PublishingRun } from "../../editor/server/publishing-run";
import type { PublishAnswer } from "../../editor/server/protocol";

const published: PublishAnswer = { message: "Published.", isPublished: true, faults: [] };

test("what runs is told, and then its answer until a page shows it", async () => {
  const run = new PublishingRun();
  expect(run.state()).toEqual({ doing: null, answer: null });
  let end: (answer: PublishAnswer) => void = () => undefined;
  const answer = run.run("publishing", () => new Promise((resolve) => (end = resolve)));
  expect(run.state()).toEqual({ doing: "publishing", answer: null });
  end(published);
  expect(await answer).toEqual(published);
  const { doing, answer: kept } = run.state();
  expect([doing, kept]).toEqual([null, { ...published, number: expect.any(Number) as number }]);
  const { number } = kept ?? { number: 0 };
  run.isShown(number + 1);
  expect(run.state().answer).not.toBeNull();
  run.isShown(number);
  expect(run.state().answer).toBeNull();
});

test("what failed is over, too, and says so", async () => {
  const run = new PublishingRun();
  const failure = new Error("No room");
  await expect(run.run("sending", () => Promise.reject(failure))).rejects.toBe(failure);
  expect(run.state()).toMatchObject({
    doing: null,
    answer: { isPublished: false, message: expect.stringMatching(/terminal says why/) as string },
  });
});

test("of two the second is still running when the first has ended", async () => {
  const run = new PublishingRun();
  const first = run.run("publishing", () => Promise.resolve(published));
  void run.run("sending", () => new Promise(() => undefined));
  await first;
  expect(run.state().doing).toBe("sending");
});
