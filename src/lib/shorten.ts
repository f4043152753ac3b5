/** A text of at most so many characters, with an ellipsis where it was cut. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
