/** The cause of what the page says in a helper's words, for whoever knows git. */
export function sayCause(what: string, output: string): void {
  console.error(`Publishing failed at ${what}:\n${output.trim()}`);
}

export const terminalSays = "The terminal in which the editor runs says why";
