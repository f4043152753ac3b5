import * as v from 'valibot';
import { cartItem } from './persisted.ts';

/** A line that was saved for later on this device, as it was in the cart (KEEP-07). */
export const savedLine = v.pick(cartItem, [
  'id',
  'sku',
  'name',
  'brand_name',
  'color',
  'size',
  'price',
  'special_price',
  'quantity',
  'image',
  'url',
]);

export type SavedLine = v.InferOutput<typeof savedLine>;
