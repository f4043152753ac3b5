// Emoji (ExtPict) with skin tones (EMod) and flags (RI), and invisible characters (Cf, DI), which join emoji or are copied
// with a text. A control character stays: the patterns refuse it (VAL-03). The short property names save bytes in the
// search's chunk.
const emoji = /[\p{ExtPict}\p{EMod}\p{RI}\p{Cf}\p{DI}]|\u20E3/gu;

/** Removes emoji and invisible characters; the digit of a keycap stays (VAL-32). */
export const stripEmoji = (text: string): string => text.replaceAll(emoji, '');

/** Removes symbols of private use, which only some fonts have (VAL-33). */
export const stripPrivateUse = (text: string): string => text.replaceAll(/\p{Co}/gu, '');

/**
 * Removes symbols that are never sent (VAL-37), replaces full-width characters, and joins each accent with its letter. A
 * separate file, because the search needs it too.
 */
export const withoutSymbols = (text: string): string =>
  stripPrivateUse(stripEmoji(text))
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .normalize('NFC');
