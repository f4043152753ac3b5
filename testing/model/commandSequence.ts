import * as fc from 'fast-check';

type Table = Readonly<Record<string, fc.Arbitrary<object>>>;

/** The commands of a table of their fields, by their kinds. */
export type CommandsOf<Kinds extends Table> = {
  [Kind in keyof Kinds]: Kinds[Kind] extends fc.Arbitrary<infer Fields> ? Fields & { kind: Kind } : never;
};

/** Sequences of up to 40 commands; a kind without a weight has 1. */
export const sequenceOf = <Kinds extends Table>(
  kinds: Kinds,
  weights: Partial<Record<keyof Kinds, number>>,
): fc.Arbitrary<CommandsOf<Kinds>[keyof Kinds][]> =>
  fc.array(
    fc.oneof(
      ...Object.entries(kinds).map(([kind, fields]) => ({
        weight: weights[kind] ?? 1,
        arbitrary: fields.map((given) => ({ ...given, kind }) as CommandsOf<Kinds>[keyof Kinds]),
      })),
    ),
    { minLength: 2, maxLength: 40, size: 'max' },
  );
