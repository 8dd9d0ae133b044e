export const waitingLineId = "waiting";

/** Of a `<meta>` with the ids of all items in the catalogue. */
export const offeredIdsName = "offered-ids";
