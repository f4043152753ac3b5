import type { Row } from './matrix.ts';

/** How many lines of an area or a level are proven, proven below their level only, and without proof. */
export interface Count {
  name: string;
  lines: number;
  proven: number;
  below: number;
  without: number;
}

function count(name: string, rows: readonly Row[]): Count {
  const of = (state: Row['state']) => rows.filter((row) => row.state === state).length;
  return { name, lines: rows.length, proven: of('proven'), below: of('below'), without: of('without') };
}

/** The counts of these lines in groups, in the order in which the groups first appear, and their sum. */
export function summarise(rows: readonly Row[], by: 'area' | 'level') {
  const groups = Map.groupBy(rows, (row) => row[by]);
  return [...[...groups].map(([name, members]) => count(name, members)), count('total', rows)];
}

/** A table of counts as text, one line per group. */
export function formatCounts(heading: string, counts: readonly Count[]) {
  const cells = counts.map(({ name, lines, proven, below, without }) => [
    name,
    lines,
    proven,
    below,
    without,
  ]);
  return [[heading, 'lines', 'proven', 'below level', 'without'], ...cells]
    .map(
      ([name, ...numbers]) =>
        String(name).padEnd(10) + numbers.map((cell) => String(cell).padStart(14)).join(''),
    )
    .join('\n');
}

/** Ids as text, a line per area; lines proven below their level say what they ask for and what they have. */
export function formatIds(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ area, state, level, proofs }) => {
    const has = new Set(proofs.filter(({ passed }) => passed).map((proof) => proof.level));
    return state === 'below' ? `${area} asks for ${level}, has ${[...has].join(' and ')}` : area;
  });
  return [...groups]
    .map(([group, members]) => {
      const ids = members.map(({ id }) => id).join(' ');
      return members[0]?.state === 'below' ? `  ${group}: ${ids}` : `  ${ids}`;
    })
    .join('\n');
}
