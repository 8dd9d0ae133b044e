/** A bound in milliseconds against what hangs, not a measure: a busy machine takes many times an idle one. */
export const timeoutMs = 120_000;
