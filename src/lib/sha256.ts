import { hexDigest } from './hexDigest.ts';

/** The SHA-256 of a text in lower-case hex; undefined where the browser has no cryptography, as on pages without TLS. */
export const sha256 = (text: string): Promise<string | undefined> => hexDigest('SHA-256', text);
