/** How long a script or style chunk may take to load, in milliseconds (specification, section 7). */
export const chunkLoadTimeoutMs = 120_000;
