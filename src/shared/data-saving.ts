interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Also true for 2G. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as object as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
