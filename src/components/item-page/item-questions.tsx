import { questionsOf } from "../../catalogue/lists/questions";
import type { Item } from "../../catalogue/prices/item";
import { PriceNotes } from "../item/price-table";
import { AskLinks } from "../notice/ask-links";
import { useTexts } from "../visitor/language";
import * as styles from "./item-questions.module.css";

interface ItemQuestionsProps {
  readonly item: Pick<Item, "priceDetails">;
  readonly page: Pick<Queries.ItemPagePageFragment, "catalogue">;
  readonly business: Queries.ItemPageShopFragment;
  readonly enquiry: string;
}

/** Price notes, the shop's answers, and chat links for open questions. */
export function ItemQuestions({ item, page, business, enquiry }: ItemQuestionsProps) {
  const texts = useTexts();
  const { answered, open } = questionsOf(business.questions, page.catalogue);
  const hasAnswers = answered.length > 0;
  const asked = hasAnswers ? [...open, { question: texts.somethingElse }] : open;
  const links = <AskLinks questions={asked} phone={business.phone} enquiry={enquiry} />;
  return (
    <>
      <PriceNotes items={[item]} />
      {hasAnswers ? (
        <section className="titled beside" aria-labelledby="before-you-rent">
          <div className="section-heading">
            <h2 id="before-you-rent">{texts.beforeYouRent}</h2>
          </div>
          <dl className={styles.answers}>
            {answered.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          {links}
        </section>
      ) : (
        links
      )}
    </>
  );
}
