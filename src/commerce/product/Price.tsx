import { useShop } from '#commerce/shop.ts';
import { formatMoney } from '#rules/product/money.ts';

/** An amount in the format of the country (FMT-06); major units. */
export function Price({ amount }: { amount: number }) {
  return <>{formatMoney(amount, useShop().country)}</>;
}
