import type { Row } from './matrix.ts';

/** Numbers of lines of an area or a level: proven, proven only below their level, without proof. */
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

/** Counts of lines by group, in order of first appearance, and their total. */
export function summarise(rows: readonly Row[], by: 'area' | 'level') {
  const groups = Map.groupBy(rows, (row) => row[by]);
  return [...[...groups].map(([name, members]) => count(name, members)), count('total', rows)];
}

/** Formats counts as a text table, one line per group. */
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

/** Formats ids as text, one line per area; lines proven below their level show the required and the actual level. */
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
