/**
 * Whether a search phrase can be shown and searched for. What an address has of a broken percent code is no letter: it is read
 * as the replacement character.
 */
export const isReadable = (phrase = ''): boolean => !phrase.includes('\uFFFD');
