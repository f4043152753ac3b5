import { withoutSymbols } from './symbols.ts';

/** Without accents (VAL-34). */
export const stripAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** One space for each run of blanks (VAL-35). */
export const singleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Letters and digits only; a letter that no document has stays, to be refused instead of left out (VAL-36). */
export const alphanumeric = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Without the dots, hyphens and spaces that people type into a number (VAL-31). */
export const withoutSeparators = (text: string): string => text.replaceAll(/[.\p{Pd}\s]/gu, '');

/**
 * A text as it is sent (VAL-37): without blanks around it, an accent in one character with its letter. Patterns are for
 * this text, so what is checked is what is sent.
 */
export const cleanText = (typed: string): string => withoutSymbols(typed).normalize('NFC').trim();

/** A name, address or search phrase as it is sent (VAL-37). */
export const cleanLine = (typed: string): string => singleSpaces(cleanText(typed));
