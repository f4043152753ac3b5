import { parseArgs } from 'node:util';
import { type PageName, pageNames } from './pages.ts';
import { type SetupName, setupNames } from './setups.ts';

/** What the command measures. */
interface BenchOptions {
  runs: number;
  names: readonly PageName[];
  setups: readonly SetupName[];
  /** Whether weights, the walk and repeat visits are measured too: not where setups are chosen. */
  everything: boolean;
  /** Whether the results are written: only those of a whole measurement are. */
  whole: boolean;
}

/** The chosen ones of a list, in its order; all if none is chosen. */
function chosen<Name extends string>(option: string, known: readonly Name[], given: string[] | undefined) {
  const names = given === undefined ? known : known.filter((name) => given.includes(name));
  if (names.length === 0) throw new Error(`Failed to start: --${option} is none of ${known.join(', ')}.`);
  return names;
}

/** Reads the options of `npm run bench`. Throws with the reason if one is wrong. */
export function benchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', multiple: true },
      setup: { type: 'string', multiple: true },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`Failed to start: --runs is '${values.runs}'.`);
  const everything = values.setup === undefined;
  return {
    runs,
    names: chosen('only', pageNames, values.only),
    setups: chosen('setup', setupNames, values.setup),
    everything,
    whole: everything && values.only === undefined && runs >= 5,
  };
}
