import type { Weights } from './figures.ts';

/** One request as the browser's own account of the network tells it. */
export interface Sent {
  /** The kind of what came: Script, Stylesheet, Image, Fetch … */
  kind: string;
  /** When it was asked for, in s on the browser's clock. */
  began: number;
  /** Bytes on the way, with and without the head of the answer. */
  bytes: number;
  body: number;
}

/**
 * The weight of a first visit. Scripts count when they are asked for before the page `stands`, in s on the same
 * clock: what is fetched in advance afterwards keeps nobody waiting. All else counts.
 */
export function countBytes(sent: readonly Sent[], stands: number): Weights {
  const sum = (of: readonly Sent[], key: 'bytes' | 'body') =>
    of.reduce((total, each) => total + each[key], 0);
  const ofKind = (kind: string) => sent.filter((each) => each.kind === kind);
  return {
    script: sum(
      ofKind('Script').filter(({ began }) => began <= stands),
      'body',
    ),
    style: sum(ofKind('Stylesheet'), 'body'),
    pictures: sum(ofKind('Image'), 'body'),
    total: sum(sent, 'bytes'),
    requests: sent.length,
  };
}
