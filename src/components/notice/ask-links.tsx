import { graphql } from "gatsby";
import { chatLink } from "../../catalogue/addresses/links";
import type { Question } from "../../catalogue/lists/questions";
import { sentences } from "../../catalogue/text/sentences";
import * as styles from "./ask-links.module.css";
import { ExternalLink } from "../ui/external-link";
import { useTexts } from "../visitor/language";
import { usePickUp } from "../visitor/pick-up-context";

export const fragment = graphql`
  fragment Questions on BusinessJson {
    questions {
      question
      kinds
      answer
    }
  }
`;

interface AskLinksProps {
  readonly questions: readonly Pick<Question, "question">[];
  readonly phone: string;
  /** The start of the message. */
  readonly enquiry: string;
  readonly hasLabel?: boolean;
}

/** With a chosen day, the first question is whether the item is free then. */
export function AskLinks({ questions, phone, enquiry, hasLabel = true }: AskLinksProps) {
  const texts = useTexts();
  const { from } = usePickUp();
  if (questions.length === 0) return null;
  const asked = questions.map(({ question }) => question);
  const allQuestions = from === "" ? asked : [texts.trip.askAvailability, ...asked];
  return (
    <ul className={`swipe screen-only ${styles.ask}`} aria-label={texts.askInChat}>
      {hasLabel && (
        <li className="quiet" aria-hidden="true">
          {texts.ask}
        </li>
      )}
      {allQuestions.map((question) => (
        <li key={question}>
          <ExternalLink
            className="control"
            href={chatLink(phone, sentences([enquiry, question], texts))}
            // Browsers do not scroll to a focused link that is partly visible.
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
            }
          >
            {question}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
