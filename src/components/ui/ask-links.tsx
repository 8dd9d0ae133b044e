import { askedText } from "../../catalogue/prices/enquiry";
import { chatLink } from "../../catalogue/addresses/links";
import type { Question } from "../../catalogue/shop/questions";
import * as styles from "./ask-links.module.css";
import { ExternalLink } from "./external-link";
import { useTexts } from "./language";
import { usePickUp } from "./pick-up-state";

interface AskLinksProps {
  readonly questions: readonly Pick<Question, "question">[];
  readonly phone: string;
  /** What the chat says before the question. */
  readonly enquiry: string;
}

/** Ready questions to the shop; each opens the chat. With a day chosen, whether it is free then comes first. */
export function AskLinks({ questions, phone, enquiry }: AskLinksProps) {
  const texts = useTexts();
  const { isItFree } = usePickUp();
  if (questions.length === 0) return null;
  const asked = [...(isItFree ? [isItFree] : []), ...questions.map(({ question }) => question)];
  return (
    <ul className={`swipe ${styles.ask}`} aria-label={texts.askInChat}>
      <li aria-hidden="true">{texts.ask}</li>
      {asked.map((question) => (
        <li key={question}>
          <ExternalLink
            href={chatLink(phone, askedText(enquiry, question, texts))}
            // Browsers leave a link where it is that they show a part of.
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
