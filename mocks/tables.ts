import { cityTables } from './addresses/tables.ts';
import { cartTable, couponTable } from './cart/tables.ts';
import { creditTables } from './credits/tables.ts';
import { customerTables } from './customer/tables.ts';
import { exchangeTable } from './exchanges/tables.ts';
import { orderTables } from './orders/tables.ts';
import { walletTables } from './wallet/tables.ts';

/** The tables of a visitor's data, empty. */
export const emptyTables = () => ({
  carts: cartTable(),
  coupons: couponTable(),
  exchanges: exchangeTable(),
  ...customerTables(),
  ...orderTables(),
  ...cityTables(),
  ...creditTables(),
  ...walletTables(),
});
