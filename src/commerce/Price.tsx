import { formatMoney } from '#rules/money.ts';
import { useShop } from './shop.ts';

/** An amount in the country's own way of writing it (FMT-06); major units. */
export function Price({ amount }: { amount: number }) {
  return <>{formatMoney(amount, useShop().country)}</>;
}
