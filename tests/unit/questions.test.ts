/** @jest-environment node */
import { askedText } from "../../src/catalogue/prices/enquiry";
import { texts } from "../../src/catalogue/text/texts";
import { type Question, questionsOf } from "../../src/catalogue/shop/questions";

const question = (words: string, kinds: Question["kinds"], answer: string | null = null) => ({
  question: words,
  kinds,
  answer,
});

test("each kind has its own questions: those to ask, and those that have an answer", () => {
  const questions = [
    question("a", ["bikes", "shop"]),
    question("b", ["bikes"], "Yes."),
    question("c", ["cars"]),
    ...["d", "e"].map((words) => question(words, ["bikes"])),
  ];
  const { answered, open } = questionsOf(questions, "bikes");
  expect(answered.map((one) => [one.question, one.answer])).toEqual([["b", "Yes."]]);
  expect(open.map((one) => one.question)).toEqual(["a", "d", "e"]);
  expect(questionsOf(questions, "shop").open.map((one) => one.question)).toEqual(["a"]);
  // The shop is asked nothing that does not concern what a page lists.
  expect(questionsOf(questions, "shop", "bikes").open).toHaveLength(1);
  expect(questionsOf(questions, "shop", "hotels").open).toEqual([]);
  expect(questionsOf(questions, "hotels")).toEqual({ answered: [], open: [] });
});

test("a question follows what the chat says of the item and its trip", () => {
  expect(askedText("Hi: Activa ₹499 (1 day)", "Is there a deposit?", texts)).toBe(
    "Hi: Activa ₹499 (1 day). Is there a deposit?",
  );
});
