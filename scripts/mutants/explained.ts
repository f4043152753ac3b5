/** A mutant that no test can turn red, or that none should. */
export interface Explained {
  file: string;
  /** What is replaced, and by what. */
  code: string;
  replacement: string;
  reason: string;
}

export const explained: readonly Explained[] = [];
