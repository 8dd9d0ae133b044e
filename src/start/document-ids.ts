/** The line that is shown while files of the page are missing. */
export const waitingLineId = "waiting";

/** Name of the `<meta>` with the ids of all items of the catalogue. */
export const offeredIdsName = "offered-ids";
