import { type Brand, getBrands } from '#schemas/brands.ts';
import { handle, ok } from './handle.ts';

/** The key of a brand: its first letter, of which an accent makes no other one, and `#` for a digit. */
function letterOf(name: string) {
  const [first = ''] = name.toUpperCase();
  if (first === 'Ñ') return first;
  return /\d/.test(first) ? '#' : first.normalize('NFD').charAt(0);
}

export const brandHandlers = [
  handle(getBrands, ({ session }) => {
    const brands: Record<string, Brand[]> = {};
    for (const { name, slug } of session.world.shop.brands)
      if (session.brands?.has(name) ?? true) (brands[letterOf(name)] ??= []).push({ name, url: `/${slug}/` });
    return { ...ok, brands };
  }),
];
