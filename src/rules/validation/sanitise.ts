// Pictures, the skin tones and flags made of several characters, and what joins them or asks for their color.
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u200D|\u20E3|\uFE0E|\uFE0F/gu;

/** Without emoji; the digit of a keycap stays (VAL-32). */
export const stripEmoji = (text: string): string => text.replaceAll(emoji, '');

/** Without symbols that only one maker of fonts knows (VAL-33). */
export const stripPrivateUse = (text: string): string => text.replaceAll(/\p{Co}/gu, '');

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
export const cleanText = (typed: string): string =>
  stripPrivateUse(stripEmoji(typed)).normalize('NFC').trim();

/** A name, address or search phrase as it is sent (VAL-37). */
export const cleanLine = (typed: string): string => singleSpaces(cleanText(typed));
