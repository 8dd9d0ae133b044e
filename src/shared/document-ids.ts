/** Id of the link with which a page fetches the styles of all pages, beside its scripts. */
export const wholeStylesId = "whole-styles";

/** Name of the `<meta>` with the numbers of all items of a list's catalogue and the list's own address, which `startScript` reads. */
export const offeredIdsName = "offered-ids";
