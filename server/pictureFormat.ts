import { acceptWeights } from './encodings.ts';

/** The formats that browsers take as a picture of a product, the smallest first (IMG-07). */
const formats = ['avif', 'webp', 'jpeg'] as const;

export type PictureFormat = (typeof formats)[number];

/**
 * The format for an `Accept` header: the listed one with the highest weight, and of several equal ones the smallest. A
 * header with only wildcards gets JPEG, which every client can show. Undefined if none is accepted.
 */
export function formatFor(accept: string): PictureFormat | undefined {
  const weights = acceptWeights(accept);
  const any = weights.get('image/*') ?? weights.get('*/*');
  const weightOf = (format: PictureFormat) =>
    weights.get(`image/${format}`) ?? (format === 'jpeg' ? any : undefined) ?? 0;
  const [best] = formats
    .filter((format) => weightOf(format) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  if (best !== undefined) return best;
  const unnamed = formats.filter((format) => !weights.has(`image/${format}`));
  if (any !== undefined && any > 0) return unnamed[0];
  return any === 0 || !unnamed.includes('jpeg') ? undefined : 'jpeg';
}

/** The accepted format that is encoded fastest; undefined if none is accepted. */
export function quickFormatFor(accept: string): PictureFormat | undefined {
  const weights = acceptWeights(accept);
  const any = weights.get('image/*') ?? weights.get('*/*') ?? 0;
  return (
    formats.toReversed().find((format) => (weights.get(`image/${format}`) ?? any) > 0) ?? formatFor(accept)
  );
}
