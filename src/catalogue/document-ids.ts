/** Id of the link with which a page asks for the styles of all pages, beside its scripts. */
export const wholeStylesId = "whole-styles";
