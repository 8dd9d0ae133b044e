/** Generous, because a busy machine takes many times as long as an idle one. */
export const timeoutMs = 120_000;
