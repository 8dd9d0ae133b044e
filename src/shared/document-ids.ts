export const waitingLineId = "waiting";

/** Name of the `<meta>` with all ids of the catalogue. */
export const offeredIdsName = "offered-ids";
