/** The options of `npm run contracts:verify`: placeholder of the value, and what it does. */
export const optionTable = {
  url: {
    value: 'ORIGIN',
    meaning: 'the server under test, each provider below its path (/api, /bff, /cms); without it: the mock',
  },
  base: {
    value: 'NAME=URL',
    meaning: 'address of one provider where it is another, such as shop-api=https://api.test; repeatable',
  },
  states: {
    value: 'URL',
    meaning: 'endpoint of the provider states, POST { state, params }; default: ORIGIN/__mock/state',
  },
  header: { value: 'NAME=VALUE', meaning: 'header of every request; repeatable' },
  only: { value: 'NAME', meaning: 'verifies one provider; repeatable' },
  call: { value: 'NAME', meaning: 'verifies one call; repeatable' },
} as const;

export type OptionName = keyof typeof optionTable;

/** Options that may be given more than once. */
export const repeatable: readonly OptionName[] = ['base', 'header', 'only', 'call'];

export const isOption = (name: string): name is OptionName => Object.hasOwn(optionTable, name);

/** The options with their values, as a sentence lists them. */
export const allOptions = [
  ...Object.entries(optionTable).map(([name, { value }]) => `--${name} ${value}`),
  '--help',
];

/** The text of `--help`. */
export function usage(providers: readonly string[], calls: readonly string[]): string {
  const rows = Object.entries(optionTable).map(
    ([name, { value, meaning }]) => `  ${`--${name} ${value}`.padEnd(20)}${meaning}`,
  );
  return [
    'npm run contracts:verify -- [options]',
    ...rows,
    `Providers: ${providers.join(', ')}.`,
    `Calls: ${calls.join(', ')}.`,
    'Exit code: 0 all contracts kept, 1 a contract failed, 2 something was not run.',
    'Guide: docs/contracts.md. States: docs/provider-states.md.',
  ].join('\n');
}
