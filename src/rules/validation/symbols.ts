// Pictures (ExtPict), the skin tones (EMod) and flags (RI) made of several characters, what asks for their color, and
// invisible signs (Cf), which join them or are copied with a text. The short names of the properties: the script of the
// search has few bytes to spare.
const emoji = /[\p{ExtPict}\p{EMod}\p{RI}\p{Cf}\uFE0E\uFE0F]|\u20E3/gu;

/** Without emoji and invisible signs; the digit of a keycap stays (VAL-32). */
export const stripEmoji = (text: string): string => text.replaceAll(emoji, '');

/** Without symbols that only one maker of fonts knows (VAL-33). */
export const stripPrivateUse = (text: string): string => text.replaceAll(/\p{Co}/gu, '');

/**
 * A text without symbols that are never sent (VAL-37), and with the plain sign for a full-width one; apart, because the
 * search sends texts too.
 */
export const withoutSymbols = (text: string): string =>
  stripPrivateUse(stripEmoji(text)).replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'));
