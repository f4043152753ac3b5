/** `new URL(text, base)`, or undefined if the text is not a URL. Never throws. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
