import { withoutSymbols } from './symbols.ts';

/** Without accents (VAL-34). */
export const stripAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** One space for each run of blanks (VAL-35). */
export const singleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Letters and digits only; a letter that no document has stays, to be refused instead of left out (VAL-36). */
export const alphanumeric = (text: string): string => withoutSymbols(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A number without the dots, hyphens, spaces and brackets that people type into it (VAL-31), and without symbols. */
export const withoutSeparators = (text: string): string =>
  withoutSymbols(text).replaceAll(/[.()[\]−\p{Pd}\s]/gu, '');

/**
 * A text as it is sent (VAL-37): without blanks around it, an accent in one character with its letter. Patterns are for
 * this text, so what is checked is what is sent.
 */
export const cleanText = (typed: string): string => withoutSymbols(typed).normalize('NFC').trim();

/** A name or address as it is sent (VAL-37): what phones write for an apostrophe, hyphen or º is that sign (VAL-09, VAL-12). */
export const cleanLine = (typed: string): string =>
  singleSpaces(cleanText(typed))
    .replaceAll(/[‘’´`ʼ′]/g, "'")
    .replaceAll(/[−\p{Pd}]/gu, '-')
    .replaceAll('°', 'º');
