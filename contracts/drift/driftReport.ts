import type { CallDrifts, DriftResult } from './driftCall.ts';
import { harmless, type Harmless, harmlessEntry } from './harmless.ts';

const count = (results: readonly unknown[], what: string) =>
  results.length === 0 ? [] : [`${results.length} ${what}`];

/** Collects the results of all calls: one line per change and call, and the totals. */
export function driftReport() {
  const totals = { red: 0, harmless: 0, harmful: 0 };
  const used = new Set<Harmless>();

  function linesOf(call: string, change: string, results: readonly DriftResult[]): string[] {
    const green = results
      .filter(({ red }) => !red)
      .map(({ path }) => ({ path, entry: harmlessEntry(change, call, path) }));
    const allowed = green.filter(({ entry }) => entry !== undefined);
    const harmful = green.filter(({ entry }) => entry === undefined);
    const red = results.filter((result) => result.red);
    totals.red += red.length;
    totals.harmless += allowed.length;
    totals.harmful += harmful.length;
    const counts = [
      ...count(red, 'red'),
      ...count(allowed, 'harmless'),
      ...count(harmful, 'GREEN AND HARMFUL'),
    ];
    const reasons = Map.groupBy(allowed, ({ entry }) => entry);
    return [
      `${call} × ${change}: ${counts.join(', ')}`,
      ...[...reasons].flatMap(([entry, places]) => {
        if (entry === undefined) return [];
        used.add(entry);
        return [`  harmless: ${places.map(({ path }) => path).join(', ')} (${entry.reason})`];
      }),
      ...harmful.map(({ path }) => `  GREEN AND HARMFUL: ${path || 'the whole reply'}`),
    ];
  }

  return {
    /** The lines of a call. */
    add: ({ call, results }: CallDrifts): string[] =>
      [...Map.groupBy(results, ({ change }) => change)].flatMap(([change, own]) =>
        linesOf(call, change, own),
      ),
    /** The last lines, and whether all is well; `complete` if every call was added, so that unused entries show. */
    end(complete: boolean) {
      const unused = complete ? harmless.filter((entry) => !used.has(entry)) : [];
      const tried = totals.red + totals.harmful;
      return {
        lines: [
          ...unused.map(
            ({ change, field }) => `not needed in contracts/drift/harmless.ts: ${change}, ${field}`,
          ),
          `${totals.red} red, ${totals.harmless} harmless with reason, ${totals.harmful} GREEN AND HARMFUL`,
        ],
        passed: tried > 0 && totals.harmful === 0 && unused.length === 0,
      };
    },
  };
}
