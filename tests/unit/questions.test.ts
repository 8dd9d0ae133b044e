import { questionsWith } from "../../src/catalogue/lists/questions";

const caves = { question: "Do you stop at the caves?", kinds: ["taxis"], answer: null } as const;
const deposit = { question: "Is there a deposit?", kinds: ["bikes"], answer: null } as const;

test.each([
  ["caves", [caves]],
  ["cave", [caves]],
  ["cavesite deposits", [caves, deposit]],
  ["the do is dep", []],
  ["stopping", [caves]],
  ["boats", []],
])("%s finds questions by words with any ending, but not by short words", (text, questions) => {
  expect(questionsWith([text], [caves, deposit])).toEqual(questions);
});
