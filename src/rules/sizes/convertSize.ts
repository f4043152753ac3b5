import { type CheckedTable, convertible, ownSystem } from './checkSizeTable.ts';

/** The cells of a row under a name; more than one if the name is repeated. */
const cellsUnder = ({ columns }: CheckedTable, row: readonly string[], name: string) =>
  row.filter((cell, index) => columns[index] === name && cell !== '');

/**
 * A size of one system in another system of the table, in either direction (SIZE-03). Undefined if the table has no
 * answer: an unknown size or system, a gap, or rows that contradict each other.
 */
export function convertSize(
  table: CheckedTable,
  size: string,
  { from, to }: { from: string; to: string },
): string | undefined {
  const rows = table.rows.filter((row) => cellsUnder(table, row, from).includes(size.trim()));
  const [answer, ...others] = new Set(rows.flatMap((row) => cellsUnder(table, row, to)));
  return others.length === 0 ? answer : undefined;
}

/**
 * The systems to choose from for the sizes of a product: the shop's own, then those into which at least one of the sizes
 * can be converted (SIZE-03).
 */
export function offeredSystems(table: CheckedTable, sizes: readonly string[]): string[] {
  const from = ownSystem(table);
  const others = new Set(table.columns.filter((name) => name !== from && convertible.has(name)));
  return [from, ...[...others].filter((to) => sizes.some((size) => convertSize(table, size, { from, to })))];
}
