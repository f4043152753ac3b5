import { useShop } from '#commerce/shop.ts';
import { formatMoney } from '#rules/product/money.ts';

/** An amount in the format of the country (FMT-06); major units. What is none is a dash (FMT-07). */
export function Price({ amount }: { amount: number | string | undefined }) {
  return <span>{formatMoney(amount, useShop().country)}</span>;
}
