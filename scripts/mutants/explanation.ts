/** A mutant that no test can turn red: the shop behaves the same with it. */
export interface Explained {
  file: string;
  /** What is replaced, and by what. */
  code: string;
  replacement: string;
  /** How many survivors of the file it explains; 1 by default. */
  times?: number;
  reason: string;
}

export type Row = [file: string, code: string, replacement: string, times?: number];

/** The mutants that one reason explains. */
export function forOneReason(reason: string, rows: Row[]): Explained[] {
  return rows.map(([file, code, replacement, times = 1]) => ({ file, code, replacement, times, reason }));
}

/** What Stryker puts in place of an empty text or list. */
export const text = '"Stryker was here!"';
export const list = '["Stryker was here"]';

export const neverUsed = 'The type needs a fallback, which no value reaches.';
export const noMatch = 'The fallback stands for no match, and the mutant matches nothing either.';
