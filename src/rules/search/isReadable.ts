import { isVisible } from '#lib/isVisible.ts';

/**
 * Whether a search phrase can be shown and searched for. What an address has of a broken percent code is no letter: it is read
 * as the replacement character, and a control character cannot be seen.
 */
// Stryker disable next-line StringLiteral: no phrase can be read, and this one has no fault either
export const isReadable = (phrase = ''): boolean =>
  phrase === '' || (isVisible(phrase) && !phrase.includes('\uFFFD'));
