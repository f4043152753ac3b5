/** The compressed forms that are offered, the smaller first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** How much a client wants each coding, by its name; `*` stands for those it does not name (RFC 9110, 12.5.3). */
function wishesOf(header: string) {
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const wanted = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
    if (name !== '') wishes.set(name, wanted);
  }
  return wishes;
}

/** The form that an `Accept-Encoding` wants most, the smaller one where it wants both alike; undefined for neither. */
export function encodingFor(header: string): Encoding | undefined {
  const wishes = wishesOf(header);
  const wish = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get('*') ?? 0;
  const plain = wishes.get('identity') ?? 0;
  const wanted = encodings.filter((encoding) => wish(encoding) > 0 && wish(encoding) >= plain);
  return wanted.sort((one, other) => wish(other) - wish(one))[0];
}
