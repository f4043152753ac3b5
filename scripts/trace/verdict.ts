import type { Row } from './matrix.ts';

/**
 * Judges the lines: `broken` are delivered and have no counting proof, which fails the run; `undeclared` are proven
 * but not listed as delivered. (LAB-08)
 */
export function judge(rows: readonly Row[], delivered: ReadonlySet<string>) {
  return {
    broken: rows.filter(({ id, state }) => delivered.has(id) && state !== 'proven'),
    undeclared: rows.filter(({ id, state }) => !delivered.has(id) && state === 'proven'),
  };
}
