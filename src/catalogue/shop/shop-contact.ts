/** The phone number also receives chats. */
export type ShopContact = Pick<Queries.TopBarFragment, "phone" | "greeting">;
