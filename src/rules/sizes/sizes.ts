import { parseList } from '#lib/lists.ts';
import type { ProductSize } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import { type CheckedTable, checkSizeTable, convertible, ownSystem } from './checkSizeTable.ts';

/** A remembered size and system for a kind of product (SIZE-03). */
export interface SizeMemory {
  /** A result of `sizeKind`. */
  kind: string;
  /** The size that was chosen last; '' for none. */
  size: string;
  /** The system of `size`: the own one of the shop where it was chosen; '' for a product without a table. */
  of: string;
  /** The system that the sheet shows; '' for the own one of the shop. */
  shown: string;
}

/** Maximum number of kinds, and of letters of each text of a kind: a longer one is not remembered. */
const max = { kinds: 30, letters: 100 };

type Sized = Pick<Product, 'gender' | 'categories' | 'size_convertion_table' | 'sizes' | 'available'>;

const tableOf = (product: Sized) => checkSizeTable(product.size_convertion_table);

const systemOf = (table: CheckedTable | undefined) => (table === undefined ? '' : ownSystem(table));

function isMemory(value: unknown): value is SizeMemory {
  const { kind, size, of, shown } = (value ?? {}) as Partial<Record<keyof SizeMemory, unknown>>;
  return [kind, size, of, shown].every((text) => typeof text === 'string' && text.length <= max.letters);
}

/** The memories with one more, newest first and one per kind. */
function withMemory(memories: readonly SizeMemory[], memory: SizeMemory): SizeMemory[] {
  if (!isMemory(memory)) return [...memories];
  return [memory, ...memories.filter(({ kind }) => kind !== memory.kind)].slice(0, max.kinds);
}

const memoryOf = (memories: readonly SizeMemory[], product: Sized): SizeMemory => {
  const kind = sizeKind(product);
  return memories.find((memory) => memory.kind === kind) ?? { kind, size: '', of: '', shown: '' };
};

/** The memories after a size of a product was chosen. */
export const withSize = (memories: readonly SizeMemory[], product: Sized, size: string): SizeMemory[] =>
  withMemory(memories, { ...memoryOf(memories, product), size: size.trim(), of: systemOf(tableOf(product)) });

/** The memories after a system was chosen for the sizes of a product. */
export const withSystem = (memories: readonly SizeMemory[], product: Sized, shown: string): SizeMemory[] =>
  withMemory(memories, { ...memoryOf(memories, product), shown });

/** Parses stored memories; a missing or foreign text has none. Never throws. */
export const parseSizeMemories = (text: string | null): SizeMemory[] =>
  parseList(text)
    .filter(isMemory)
    .map(({ kind, size, of, shown }) => ({ kind, size, of, shown }))
    .toReversed()
    .reduce<SizeMemory[]>(withMemory, []);

/**
 * The size of a product to preselect: the remembered one of its kind, converted if it was chosen in the shop of another
 * country. Undefined if the product does not come in it, or it is sold out.
 */
export function rememberedSize(memories: readonly SizeMemory[], product: Sized): ProductSize | undefined {
  const { size, of } = memoryOf(memories, product);
  const table = tableOf(product);
  const to = systemOf(table);
  const own = of === to || table === undefined ? size : convertSize(table, size, { from: of, to });
  if (!own || !product.available) return undefined;
  return product.sizes.find(({ numberSize, stock }) => numberSize.trim() === own && stock > 0);
}

/** The system in which the sheet shows the sizes of a product: the remembered one of its kind, or the shop's own. */
export function shownSystem(memories: readonly SizeMemory[], product: Sized): string {
  const { shown } = memoryOf(memories, product);
  const table = tableOf(product);
  if (table === undefined) return '';
  const offered = offeredSystems(
    table,
    product.sizes.map(({ numberSize }) => numberSize),
  );
  return offered.includes(shown) ? shown : ownSystem(table);
}

/** Normalises a text: lower case, single spaces. */
const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The kind of product that a size is remembered under (SIZE-03): 'mujer: calzado de mujer'. It is the gender and the
 * title of the size table: products with one table are sold in the same sizes, which those of one category are not
 * ('Ropa' has M as well as 28). A product without a table has its categories instead
 * (docs/decisions/029-remembered-sizes.md).
 */
export function sizeKind({
  gender,
  categories,
  size_convertion_table: table,
}: Pick<Product, 'gender' | 'categories' | 'size_convertion_table'>): string {
  const title = plain(table?.title ?? '');
  return `${plain(gender)}: ${title === '' ? categories.map(plain).join(' > ') : title}`;
}

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
