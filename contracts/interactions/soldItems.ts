import { exactly } from '#contracts/pact/matchers.ts';

// Items of known prices in the contracts of the cart.

/** Known prices, and a cart of the lines. */
export const sold = (lines: { item: string; quantity: number }[]) => ({
  given: 'items are sold at these prices' as const,
  params: {
    hash: 'c4f1e2',
    lines,
    items: [
      { item: 'ZP0001-38', price: 54999, special_price: 43999 },
      { item: 'AN0107-38', price: 118490, special_price: 94990 },
      { item: 'ES0190-38', price: 49990, special_price: 0 },
    ],
    shipping: 4500,
  },
});

/** Amounts that follow from the prices in the provider state (API-53). */
export const sameAmounts = {
  'cart.items.*.price': exactly,
  'cart.items.*.special_price': exactly,
  'cart.items.*.paid_price': exactly,
  'cart.sub_total_value': exactly,
  'cart.discount': exactly,
  'cart.shippingAmountTotal': exactly,
  'cart.total_value': exactly,
};
