export const waitingLineId = "waiting";

/** Ids of all items of the catalogue. */
export const offeredIdsName = "offered-ids";
