/** How visitors reach the shop: its first number, which also answers chats, and the first words of a chat. */
export type Shop = Pick<Queries.TopBarFragment, "phone" | "greeting">;
