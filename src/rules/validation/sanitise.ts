import { withoutSymbols } from './symbols.ts';

/** Removes accents (VAL-34). */
export const stripAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** Replaces each run of blanks by one space (VAL-35). */
export const singleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Removes all but letters and digits. A letter that no document has stays, so that the pattern refuses it (VAL-36). */
export const alphanumeric = (text: string): string => withoutSymbols(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Removes the dots, hyphens, spaces, brackets and symbols that shoppers type into a number (VAL-31). */
export const withoutSeparators = (text: string): string =>
  withoutSymbols(text).replaceAll(/[.()[\]−\p{Pd}\s]/gu, '');

/** Cleans a text (VAL-37) and trims it. Patterns check the cleaned text, which is the text that is sent. */
export const cleanText = (typed: string): string => withoutSymbols(typed).trim();

/** Cleans a name or address: replaces the variants of apostrophe, hyphen and º that phones write (VAL-09, VAL-12, VAL-37). */
export const cleanLine = (typed: string): string =>
  singleSpaces(cleanText(typed))
    .replaceAll(/[‘’´`ʼ′]/g, "'")
    .replaceAll(/[−\p{Pd}]/gu, '-')
    .replaceAll('°', 'º');
