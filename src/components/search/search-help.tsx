import { chatLink } from "../../catalogue/addresses/links";
import { enquiryText } from "../../catalogue/prices/enquiry";
import type { SearchAnswer } from "../../catalogue/search/search";
import { PageLink } from "../navigation/page-link";
import * as styles from "../notice/notice.module.css";
import { ExternalLink } from "../ui/external-link";
import { useTexts } from "../visitor/language";
import { useListsElsewhere } from "./lists-elsewhere";
import type { ListContent } from "../../catalogue/lists/list-context";

export { searchOf } from "./searched-list";

interface SearchHelpProps {
  readonly content: ListContent;
  readonly search: string;
  readonly answer: SearchAnswer;
  readonly isEmpty: boolean;
}

/** Other lists and a chat, if nothing matches or words are left out. */
export function SearchHelp(props: SearchHelpProps) {
  const { content, answer, isEmpty, search } = props;
  const { lists, context, business: shop } = content;
  const isIncomplete = isEmpty || answer.leftOut.length > 0;
  const texts = useTexts();
  const otherLists = useListsElsewhere(lists, context.address, search, answer, isIncomplete);
  if (!isIncomplete) return null;
  const enquiry = enquiryText(
    shop.greeting,
    [{ name: search, price: null, isKmUnknown: false }],
    null,
    texts,
  );
  return (
    <div className={styles.help}>
      {otherLists.length > 0 && <p>{texts.foundElsewhere}</p>}
      <ul className="swipe">
        {otherLists.map(({ path, link }) => (
          <li key={path}>
            <PageLink className={styles.sea} to={path} q={search}>
              {link}
            </PageLink>
          </li>
        ))}
        <li>
          <ExternalLink className={styles.secondary} href={chatLink(shop.phone, enquiry)}>
            {texts.askInChat}
          </ExternalLink>
        </li>
      </ul>
    </div>
  );
}
