/** The address that a text stands for, or undefined where it stands for none. Never throws. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
