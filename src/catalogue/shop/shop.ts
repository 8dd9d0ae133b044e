/** The phone also answers chats. */
export type Shop = Pick<Queries.TopBarFragment, "phone" | "greeting">;
