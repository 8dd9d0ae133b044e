/** For files outside the style sheet; the same values are in `tokens.css`. */
export const siteColours = { sea: "#0b3c5d", sand: "#fbf6ec", night: "#08202f" } as const;
