/** `new URL(text, base)`, or undefined if the text is not a URL. Never throws. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Parses JSON; undefined for a text that is missing or invalid. Never throws. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Whether a value is an object and not a list. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses an object in JSON; any other text has no fields. Never throws. */
export function parseFields(text: string | null | undefined): Record<string, unknown> {
  const found = parseJson(text);
  return isFields(found) ? found : {};
}
