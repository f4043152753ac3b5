import * as v from 'valibot';
import { quantityPattern } from '#schemas/cart.ts';
import { required, type TextRule } from './fields.ts';

/** A sku-simple: the product's sku, a dash and the size (CART-03). */
const itemPattern = /^[A-Za-z0-9]+(?:-[A-Za-z0-9.]+)+$/;

/** An order by the code on a label: item and quantity (CART-14), cleaned by `clean`. */
export function orderByCodeForm(clean: TextRule['clean']) {
  const fitting = (pattern: RegExp) => required({ clean, accepts: (text) => pattern.test(text) }, 'invalid');
  return v.object({ item: fitting(itemPattern), quantity: fitting(quantityPattern) });
}
