import { aCart, aCartItem, soldItems } from '#fixtures/cart.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';

// Items of known prices in the contracts of the cart.

/** Known prices, and a cart of the lines. */
export const sold = (lines: { item: string; quantity: number }[]) => ({
  given: 'items are sold at these prices' as const,
  params: {
    hash: 'c4f1e2',
    lines,
    ...soldItems,
  },
});

/** What follows from the offers in the provider state (API-53). */
export const sameAmounts = {
  'cart.items.*.price': exactly,
  'cart.items.*.special_price': exactly,
  'cart.items.*.paid_price': exactly,
  'cart.items.*.freeshipping': exactly,
  'cart.sub_total_value': exactly,
  'cart.discount': exactly,
  'cart.shippingAmountTotal': exactly,
  'cart.total_value': exactly,
};

/** The lines of the request and of the provider state. */
export const sameLines = {
  'cart.items': entryByEntry,
  'cart.items.*.id': exactly,
  'cart.items.*.quantity': exactly,
};
/** The same, in the cart of the hash. */
export const sameCart = { 'cart.hash': exactly, ...sameLines };

/** Boots of a reduced price. */
export const boots = (quantity: number) =>
  aCartItem({
    id: 'AN0107-38',
    sku: 'AN0107',
    name: 'Botín de cuero Quena',
    price: 118490,
    special_price: 94990,
    freeshipping: true,
    paid_price: 94990,
    quantity,
  });
/** A cart of the device's two items, shipped free of charge. */
export const cartOf = (sum: number, ...items: ReturnType<typeof boots>[]) =>
  aCart({ sub_total_value: sum, total_value: sum, items });
/** The state of a cart with two of one item. */
export const cartOfOne = { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 2 }], stock: 3 };
