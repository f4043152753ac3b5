/** Why an interaction broke its contract (`failure`) or could not be tried (`obstacle`). */
export interface Trouble {
  /** Equal kinds are reported once. */
  kind: string;
  /** One sentence: what happened, a colon, and what to do. */
  text: string;
  /** Whether the server was not reached or not prepared, so that nothing is known about the contract. */
  notRun: boolean;
}

/** An interaction that reached the server and broke its contract. */
export const failure = (kind: string, text: string): Trouble => ({ kind, text, notRun: false });

/** An interaction that could not be tried. */
export const obstacle = (kind: string, text: string): Trouble => ({ kind, text, notRun: true });
