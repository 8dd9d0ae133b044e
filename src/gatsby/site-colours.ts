/** The values of `tokens.css`, for files outside the style sheet. */
export const siteColours = { sea: "#0b3c5d", sand: "#fbf6ec", night: "#08202f" } as const;
