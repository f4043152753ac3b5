import type { InteractionResult } from '#contracts/verifier/result.ts';
import { mismatchTexts } from './mismatchText.ts';

type Results = readonly InteractionResult[];

/** The state in which a named call fails. */
const failing = 'a call fails';

function groupsOf(results: Results, keyOf: (result: InteractionResult) => string) {
  const groups = new Map<string, InteractionResult[]>();
  for (const result of results) groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

const uniqueNames = (names: readonly string[]) => [...new Set(names)];

const shownCalls = 4;

function callsIn(group: Results) {
  const calls = uniqueNames(group.map(({ call }) => call));
  const more = calls.length - shownCalls;
  return more > 0 ? `${calls.slice(0, shownCalls).join(', ')} and ${more} more calls` : calls.join(', ');
}

/** The key under which a trouble is reported once: an obstacle's sentence, a state's kind, or a failure's kind and provider. */
function keyOf({ provider, trouble }: InteractionResult) {
  if (trouble?.kind.startsWith('states ')) return trouble.kind;
  return trouble?.notRun ? trouble.text : `${provider} ${trouble?.kind}`;
}

/** One line per kind of trouble: the same sentence fifty times would hide the others. */
const troubleLines = (results: Results) =>
  groupsOf(results, keyOf).map((group) => {
    const providers = uniqueNames(group.map(({ provider }) => provider)).join(', ');
    const label = group[0]?.trouble?.notRun ? 'NOT RUN' : 'FAILED';
    const count = group.length === 1 ? '1 interaction' : `${group.length} interactions`;
    return `${label} ${providers}, ${count} (${callsIn(group)}): ${group[0]?.trouble?.text}`;
  });

const firstText = ({ mismatches }: InteractionResult) =>
  mismatchTexts(mismatches)[0] ?? 'Pact gives no reason';

/** One line per first difference; the number of a list entry does not count. */
const mismatchLines = (results: Results) =>
  groupsOf(results, (result) => firstText(result).replaceAll(/\[\d+\]/g, '[*]')).flatMap((group) =>
    group.slice(0, 1).map((result) => {
      const { call, description, states, mismatches } = result;
      const who =
        group.length === 1 ? call : `${group.length} interactions (${callsIn(group)}), such as ${call}`;
      const given = states.map((state) => `state '${state}'`).join(', ');
      const more = mismatchTexts(mismatches).length - 1;
      const rest = more > 0 ? `; ${more} more in the report` : '';
      return `FAILED ${who}, '${description}', ${given || 'no state'}: ${firstText(result)}${rest}`;
    }),
  );

/** The hint that the route for states has no effect: a call that should fail succeeds. */
function uselessStates(results: Results, statesUrl: string) {
  // A call that the server does not have says nothing about its states.
  const shouldFail = results.filter(
    ({ states, status, trouble }) =>
      states.includes(failing) && status !== undefined && trouble === undefined,
  );
  return shouldFail.length > 0 && shouldFail.every(({ outcome }) => outcome === 'failed')
    ? [
        `HINT POST ${statesUrl} accepts the state '${failing}', but no call failed after it: put { state, params } into effect before the answer (docs/provider-states.md).`,
      ]
    : [];
}

/** The lines of the failed interactions, the most frequent causes first. */
export function resultLines(results: Results, statesUrl: string): string[] {
  const inTrouble = results.filter(({ trouble }) => trouble !== undefined);
  const different = results.filter(({ outcome, trouble }) => outcome === 'failed' && trouble === undefined);
  return [...uselessStates(results, statesUrl), ...troubleLines(inTrouble), ...mismatchLines(different)];
}

/** The counts of a provider in one line. */
export function providerLine(provider: string, address: string, results: Results): string {
  const count = (outcome: InteractionResult['outcome']) =>
    results.filter((result) => result.provider === provider && result.outcome === outcome).length;
  const counts = (['kept', 'failed', 'not run'] as const)
    .filter((outcome) => outcome === 'kept' || count(outcome) > 0)
    .map((outcome) => `${count(outcome)} ${outcome}`);
  return `${provider} at ${address}: ${counts.join(', ')}`;
}

/** 0: all interactions passed. 1: at least one failed. 2: something was not run, so the result is incomplete. */
export function exitCodeOf(results: Results): 0 | 1 | 2 {
  if (results.length === 0 || results.some(({ outcome }) => outcome === 'not run')) return 2;
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
