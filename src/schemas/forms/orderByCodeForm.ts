import * as v from 'valibot';
import { quantityPattern } from '#schemas/cart.ts';
import { type FieldFault, filled } from './fields.ts';

const invalid: FieldFault = 'invalid';

/** A sku-simple: the product's sku, a dash and the size (CART-03). */
const itemId = v.pipe(filled, v.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9.]+)+$/, invalid));

/** An order by the code on a label: item and quantity (CART-14). */
export const orderByCodeForm = v.object({
  item: itemId,
  quantity: v.pipe(filled, v.regex(quantityPattern, invalid)),
});
