import type { ProblemDetail } from '#schemas/problem.ts';

interface Answer {
  cart: { items: readonly { id: string }[] };
  errors: readonly ProblemDetail[];
}

/** The items that the server removed for lack of stock: listed in `errors`, and missing in the cart (CART-19). */
export function removedOutOfStock({ cart: { items }, errors }: Answer): string[] {
  const left = new Set<string | undefined>(items.map(({ id }) => id));
  return errors.flatMap(({ code, sku }) =>
    code === 'OUT_OF_STOCK' && sku !== undefined && !left.has(sku) ? sku : [],
  );
}
