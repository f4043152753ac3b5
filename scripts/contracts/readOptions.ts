import { parseArgs } from 'node:util';
import { allOptions, isOption, type OptionName, optionTable, repeatable } from './optionTable.ts';

/** The values of each option, in the order of the command line. */
export type GivenOptions = Record<OptionName, string[]> & { help: boolean };

/** How an option begins that npm took for itself because `--` is missing. */
const npmPrefix = 'npm_config_';

const dashes = "write '--' before the options: npm run contracts:verify -- --url http://localhost:8080";

const noOptions = (): GivenOptions => ({
  url: [],
  base: [],
  states: [],
  header: [],
  only: [],
  call: [],
  help: false,
});

const config = Object.fromEntries([
  ...Object.keys(optionTable).map((name) => [name, { type: 'string', multiple: true }] as const),
  ['help', { type: 'boolean', short: 'h' }] as const,
]);

/** Options that npm has consumed; npm passes on only the options after `--`. */
function takenByNpm(env: Readonly<Record<string, string | undefined>>) {
  return Object.keys(optionTable).filter((name) => env[`${npmPrefix}${name}`] !== undefined);
}

/**
 * Splits the command line into options. Returns one sentence per fault: unknown options and arguments, missing values,
 * options given twice, and options that npm has consumed because `--` is missing.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): { given: GivenOptions; faults: string[] } {
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  const given = noOptions();
  const faults = takenByNpm(env).map((name) => `npm kept --${name} for itself: ${dashes}.`);
  if (faults.length > 0) return { given, faults };
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      faults.push(`'${token.value}' belongs to no option; allowed: ${allOptions.join(', ')}.`);
    } else if (token.name === 'help') {
      given.help = true;
    } else if (!isOption(token.name)) {
      faults.push(`${token.rawName} is no option; allowed: ${allOptions.join(', ')}.`);
    } else {
      const { name, value, inlineValue } = token;
      const missing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'));
      if (missing) faults.push(`--${name} has no value: write --${name} ${optionTable[name].value}.`);
      else if (given[name].length > 0 && !repeatable.includes(name))
        faults.push(`--${name} is given twice: leave one out.`);
      else given[name].push(value);
    }
  }
  return { given, faults };
}
