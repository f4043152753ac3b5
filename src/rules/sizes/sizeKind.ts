import type { Product } from '#schemas/product.ts';

/** Words in one form, whatever their case and blanks. */
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
