import { useTexts } from '#commerce/shop.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import { exchangeDate, officeLine } from '#rules/exchange/made.ts';
import type { ExchangeOptions, MadeExchange, Pickup } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';

/** Returns the last day and the branches for the articles of a request; nothing for a pickup (EXCH-17). */
export function useDropOffLines() {
  const { exchangeMade: texts } = useTexts(exchangeTexts);
  return ({ return_until: until, offices }: MadeExchange): readonly string[] => [
    ...(until === '' ? [] : [texts.until(shownDay(until))]),
    ...offices.map(officeLine),
  ];
}

/** The day of a server's date, whose time is the beginning of a window. */
const dayOf = (date: string) => date.slice(0, 10);

/** Describes a pickup: the day and the hours of its window (EXCH-11 to EXCH-14). */
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
