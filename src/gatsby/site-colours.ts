/** Colours of `tokens.css`, for files outside the style sheet; `night` is the sand of the dark scheme. */
export const siteColours = { sea: "#0b3c5d", sand: "#fbf6ec", night: "#071c2a" } as const;
