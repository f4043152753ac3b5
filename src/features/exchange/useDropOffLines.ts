import { useTexts } from '#commerce/useTexts.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import { officeLine } from '#rules/exchange/made.ts';
import type { MadeExchange } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';

/** Until when, and where, the articles of a request are brought to a branch; nothing for a pickup (EXCH-17). */
export function useDropOffLines() {
  const { exchangeMade: texts } = useTexts(exchangeTexts);
  return ({ return_until: until, offices }: MadeExchange): readonly string[] => [
    ...(until === '' ? [] : [texts.until(shownDay(until))]),
    ...offices.map(officeLine),
  ];
}
