import { type ReadPair, readHeader, readPair } from './pairOption.ts';
import type { KnownProvider, Plan } from './plan.ts';
import { addressFaults, callFaults, originFaults, unknownNames } from './planFaults.ts';
import type { GivenOptions } from './readOptions.ts';
import { readServerUrl } from './serverUrl.ts';

const exampleBase = 'shop-api=https://api.test';

/** The pairs of a repeatable option by name; a pair that is wrong or given twice is a fault. */
function pairsOf(
  option: string,
  texts: readonly string[],
  read: (text: string) => ReadPair,
  faults: string[],
) {
  const pairs: Record<string, string> = {};
  for (const pair of texts.map(read)) {
    if ('fault' in pair) faults.push(pair.fault);
    else if (Object.hasOwn(pairs, pair.name))
      faults.push(`${option} ${pair.name} is given twice: leave one out.`);
    else pairs[pair.name] = pair.value;
  }
  return pairs;
}

/** Checks the options against the contracts that exist. Returns what to do, and one sentence per fault. */
export function makePlan(
  given: GivenOptions,
  known: readonly KnownProvider[],
): { plan: Plan; faults: string[] } {
  const names = known.map(({ name }) => name);
  const faults = unknownNames('--only', given.only, names);
  const notes: string[] = [];
  const urlOf = (option: string, text: string, use: 'base' | 'endpoint') => {
    const read = readServerUrl(option, text, use);
    if ('fault' in read) faults.push(read.fault);
    else if (read.note !== undefined) notes.push(read.note);
    return 'url' in read ? read.url : '';
  };

  const [origin] = given.url.map((text) => urlOf('--url', text, 'base'));
  const [statesUrl] = given.states.map((text) => urlOf('--states', text, 'endpoint'));
  const pairs = pairsOf('--base', given.base, (text) => readPair('--base', text, exampleBase), faults);
  faults.push(...unknownNames('--base', Object.keys(pairs), names));
  const bases = Object.fromEntries(
    Object.entries(pairs).map(([name, text]) => [name, urlOf(`--base ${name}`, text, 'base')]),
  );
  const headers = pairsOf('--header', given.header, readHeader, faults);

  const selected = known.filter(({ name }) => given.only.length === 0 || given.only.includes(name));
  faults.push(...callFaults(given.call, known, selected), ...originFaults(origin, known));
  const isChosen = (call: string) => given.call.length === 0 || given.call.includes(call);
  const chosen = selected
    .map(({ name, path, calls }) => ({ name, path, calls: calls.filter(isChosen) }))
    .filter(({ calls }) => calls.length > 0);
  const plan = { origin, bases, statesUrl, headers, chosen, notes };
  return { plan, faults: faults.length > 0 ? faults : addressFaults(plan) };
}
