import { plainText } from './plainText.ts';

/** A part of a suggested term: as typed, or added to it. */
export interface TermPart {
  text: string;
  added: boolean;
}

/** Whether each typed word begins a word of the term, so that it may be suggested for the text. */
export function isTermFor(typed: string, term: string): boolean {
  const words = plainText(term).split(' ');
  return plainText(typed)
    .split(' ')
    .every((start) => words.some((word) => word.startsWith(start)));
}

/** A term in the part that was typed and the part that is added to it; as a whole if it does not begin with the text. */
export function termParts(typed: string, term: string): TermPart[] {
  const letters = Array.from(term.normalize('NFC'));
  const { length } = Array.from(plainText(typed));
  const start = letters.slice(0, length).join('');
  const parts =
    plainText(start) === plainText(typed)
      ? [
          { text: start, added: false },
          { text: letters.slice(length).join(''), added: true },
        ]
      : [{ text: term, added: true }];
  return parts.filter(({ text }) => text !== '');
}
