export const sha256 = (text: string): Promise<string | undefined> => hexDigest('SHA-256', text);

/** A hash of a text in lower-case hex; undefined if the browser has no cryptography, as on pages without TLS. */
export async function hexDigest(algorithm: 'SHA-1' | 'SHA-256', text: string): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return undefined;
  const bytes = new Uint8Array(await subtle.digest(algorithm, new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
