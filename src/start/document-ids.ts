export const waitingLineId = "waiting";

/** The `<meta>` with the ids of all items of the catalogue. */
export const offeredIdsName = "offered-ids";
