import type { ReactNode } from "react";
import type { Question } from "../../catalogue/lists/questions";
import { useTexts } from "../visitor/language";
import * as styles from "./before-you-rent.module.css";

interface BeforeYouRentProps {
  readonly questions: readonly Question[];
  /** Links that ask the open questions in a chat. */
  readonly children: ReactNode;
}

export function BeforeYouRent({ questions, children }: BeforeYouRentProps) {
  const texts = useTexts();
  return (
    <section className={`titled beside ${styles.section}`} aria-labelledby="before-you-rent">
      <div className="section-heading">
        <h2 id="before-you-rent">{texts.beforeYouRent}</h2>
      </div>
      <dl className={styles.answers}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
