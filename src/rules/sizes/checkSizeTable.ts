import type { SizeTable } from '#schemas/product.ts';

/** The systems that sizes are converted between (SIZE-03); any other column of a table is a measurement. */
export const convertible: ReadonlySet<string> = new Set(['AR', 'CL', 'CO', 'BR', 'US', 'EU']);

/** The texts for a gap: only dashes, because a range of sizes has a dash too. */
const gap = /^[-–—]$/;

/** A size conversion table in which every row has a cell for each column. */
export interface CheckedTable {
  title: string;
  /** Names of systems and measurements; the first is the shop's own system. */
  columns: readonly string[];
  /** '' is a gap; the first cell of a row is a size of the shop's own system, and no gap. */
  rows: readonly (readonly string[])[];
}

/** The name of a column; the code of a system in capitals. */
function columnName(text: string): string {
  const name = text.trim();
  return convertible.has(name.toUpperCase()) ? name.toUpperCase() : name;
}

/**
 * Checks the size table of a product: removes columns without a name, rows without a size of the shop's own system, and
 * duplicate rows; turns a dash into a gap. Undefined if there is no table, or if nothing is left.
 */
export function checkSizeTable(table: SizeTable | null): CheckedTable | undefined {
  if (table === null) return undefined;
  const [own = '', ...others] = table.systems.map(columnName);
  if (own === '') return undefined;
  const named = [own, ...others].flatMap((name, index) => (name === '' ? [] : [{ name, index }]));
  const rows = new Map<string, string[]>();
  for (const row of table.rows) {
    const cells = named.map(({ index }) => (row[index] ?? '').trim().replace(gap, ''));
    if (cells[0] !== '') rows.set(JSON.stringify(cells), cells);
  }
  if (rows.size === 0) return undefined;
  return { title: table.title.trim(), columns: named.map(({ name }) => name), rows: [...rows.values()] };
}

/** The shop's own system in a table: 'AR'. */
// Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
export const ownSystem = ({ columns }: CheckedTable): string => columns[0] ?? '';
