/**
 * The weight of each name in an `Accept` or `Accept-Encoding` header, by its name in small letters: 0 for what is not
 * acceptable, 1 where none is given (RFC 9110, 12.4.2). A weight that is no number from 0 to 1 counts as 0.
 */
export function acceptWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const isValid = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight);
    if (name !== '') weights.set(name, isValid ? Number(weight) : 0);
  }
  return weights;
}
