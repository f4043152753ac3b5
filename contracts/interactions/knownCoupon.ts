import { sold } from './soldItems.ts';

// The coupon of the contracts, and the cart of two shoes that can have it.

export const code = 'VERANO10';
const coupon = { code, label: '10 % de descuento', percent: 10 };
export const lines = [{ item: 'ZP0001-38', quantity: 2 }];
const { params } = sold(lines);
/** The state in which the cart can have it. */
export const known = { ...params, coupon };
export const args = { hash: 'c4f1e2', couponcode: code };
