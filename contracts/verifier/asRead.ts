/** The text of a body as the shop reads it: UTF-8, without a byte order mark; undefined if it is not UTF-8. */
export function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** A JSON text parsed; undefined if it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A body spelt as Pact compares it: to the shop `54999.0` is 54999, but to Pact it differs. So do a byte order mark, and
 * a letter whose accent is a separate character. A body that is not JSON is returned unchanged.
 */
export function comparable(body: Buffer): Buffer {
  const json = jsonOf((textOf(body) ?? '').normalize('NFC'));
  return json === undefined ? body : Buffer.from(JSON.stringify(json));
}
