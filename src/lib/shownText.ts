/** Whether a text has a character that can be seen: neither a control or format character nor white space. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\s]/u.test(text);

/** Cuts a text to at most `most` characters, including an ellipsis. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
