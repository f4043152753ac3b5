import type { Row } from './matrix.ts';

/**
 * What the run thinks of these lines: `broken` are declared as delivered and have no proof that counts, which fails
 * the run; `undeclared` are proven and not declared yet. (LAB-08)
 */
export function judge(rows: readonly Row[], delivered: ReadonlySet<string>) {
  return {
    broken: rows.filter(({ id, state }) => delivered.has(id) && state !== 'proven'),
    undeclared: rows.filter(({ id, state }) => !delivered.has(id) && state === 'proven'),
  };
}
