interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor pays for every kilobyte: by what the browser says of Data Saver and of 2G. */
export function savesData(): boolean {
  const { connection } = navigator as object as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
