import { useTexts } from '#commerce/useTexts.ts';
import { exchangeDate } from '#rules/exchange/made.ts';
import type { ExchangeOptions, Pickup } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';

/** The day of a server's date, whose time is the beginning of a window. */
const dayOf = (date: string) => date.slice(0, 10);

/** When a carrier comes: the day, and the hours of its window (EXCH-11 to EXCH-14). */
export function usePickupText() {
  const { exchangeWays: texts } = useTexts(exchangeTexts);
  return (
    { date, time }: Pick<Pickup, 'date' | 'time'>,
    { pickupTimes }: Pick<ExchangeOptions, 'pickupTimes'>,
  ) => {
    const label = pickupTimes.find(({ id }) => id === time)?.label;
    return `${exchangeDate(dayOf(date), texts.date)}, ${label || texts.window}`;
  };
}
