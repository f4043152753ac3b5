import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the placeholder for the checkout, which is another product (COUNTRY-19). */
export interface CheckoutFile {
  type: string;
  content: string;
}

const read = (name: string) => readFileSync(join(import.meta.dirname, 'checkout', name), 'utf8');

/** The files of the mock's checkout by path: its page says that payment belongs to the retailer. */
export const checkoutFiles = (): ReadonlyMap<string, CheckoutFile> =>
  new Map([
    ['/_checkout/', { type: 'text/html; charset=utf-8', content: read('index.html') }],
    ['/_checkout/checkout.css', { type: 'text/css; charset=utf-8', content: read('checkout.css') }],
  ]);
