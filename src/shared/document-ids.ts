/** Id of the line that says that a page waits for its files. */
export const waitingLineId = "waiting";

/** Name of the `<meta>` with the numbers of all items of a list's catalogue. */
export const offeredIdsName = "offered-ids";
