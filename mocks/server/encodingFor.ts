import { acceptWeights } from './acceptWeights.ts';

/** The supported encodings, the smaller first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The form with the highest weight in an `Accept-Encoding`, the smaller of two with the same; undefined where neither is
 * accepted. `*` gives the weight of what is not named (RFC 9110, 12.5.3).
 */
export function encodingFor(header: string): Encoding | undefined {
  const weights = acceptWeights(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  const accepted = encodings.filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= identity);
  return accepted.sort((one, other) => weightOf(other) - weightOf(one))[0];
}

/** Whether an answer may be sent uncompressed: unless `identity`, or `*` in its place, has the weight 0. */
export function acceptsIdentity(header: string): boolean {
  const weights = acceptWeights(header);
  return (weights.get('identity') ?? weights.get('*')) !== 0;
}
