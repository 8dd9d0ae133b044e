/** Colours that files outside the style sheet need; the same values are in `tokens.css`. */
export const siteColours = { sea: "#0b3c5d", sand: "#fbf6ec", night: "#08202f" } as const;
