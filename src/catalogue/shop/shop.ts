import { chatGreeting } from "../addresses/links";

export interface Shop {
  /** The first phone number, grouped for reading; it also answers chats. */
  readonly phone: string;
  /** First words of every chat (specification, section 2, "Shared page layout"). */
  readonly greeting: string;
}

/**
 * The contact for enquiries, from the business's details.
 *
 * @throws RangeError when the business has no phone number; the data check rules that out
 */
export function shopContact(
  business: Pick<Queries.TopBarFragment, "name" | "phones" | "chatText">,
): Shop {
  const [phone] = business.phones;
  if (phone === undefined) throw new RangeError("The business has no phone number");
  return { phone, greeting: chatGreeting(business.chatText, business.name) };
}
