/** Texts by group and key. */
type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The groups and keys whose text differs from Argentina's. */
type Overrides<Texts extends Groups> = { readonly [Group in keyof Texts]?: Partial<Texts[Group]> };

/** The texts of one screen or part, by country (COUNTRY-09, COUNTRY-10); one object per country and bundle. */
export type TextBundle<Texts extends Groups> = (country: 'ar' | 'cl' | 'co' | 'br') => Texts;

/** The texts of several bundles, merged. */
export type TextsOf<Bundles extends readonly TextBundle<Groups>[]> = Bundles extends readonly [
  TextBundle<infer First>,
  ...infer Rest extends readonly TextBundle<Groups>[],
]
  ? First & TextsOf<Rest>
  : unknown;

/**
 * Makes a bundle: all texts of Argentina, and those that differ in another country (COUNTRY-10, COUNTRY-11). Each
 * screen imports its own bundle, so that its texts are loaded with it.
 */
export function textBundle<Texts extends Groups>(
  texts: Texts,
  overrides: { readonly [Country in 'cl' | 'co' | 'br']?: Overrides<Texts> } = {},
): TextBundle<Texts> {
  const known: Partial<Record<string, Texts>> = { ar: texts };
  return (country) =>
    (known[country] ??= Object.fromEntries(
      Object.entries(texts).map(([group, own]) => [
        group,
        { ...own, ...overrides[country as keyof typeof overrides]?.[group] },
      ]),
    ) as Texts);
}

/** A number of things with a dot before every three digits, as all countries of the shop write it: '1.100'. */
export const grouped = (count: number) => String(count).replaceAll(/\B(?=(...)+$)/g, '.');

/** A number and its noun: '1 producto', '1.100 productos'. */
export const plural = (count: number, one: string, other: string) =>
  `${grouped(count)} ${count === 1 ? one : other}`;
