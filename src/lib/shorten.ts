/** Cuts a text to at most `most` characters, including an ellipsis. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
