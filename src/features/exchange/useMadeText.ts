import { useTexts } from '#commerce/useTexts.ts';
import { canBeAnnulled, hasExpired, madeState } from '#rules/exchange/made.ts';
import type { MadeExchange } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { useDropOffLines } from './useDropOffLines.ts';
import { usePickupText } from './usePickupText.ts';

/** What a customer reads of a request: that it was taken and what follows, or what became of it. */
export function useMadeText() {
  const { exchangeMade: texts, exchangeStates, exchangeBlocks, exchangeWays } = useTexts(exchangeTexts);
  const pickupText = usePickupText();
  const dropOffLines = useDropOffLines();
  /**
   * `date` is that of the pickup, '' when it is not fixed; only the answer to the request tells it. `made` is not there
   * until it was read.
   */
  return (made: MadeExchange | undefined, date?: string): { title: string; lines: readonly string[] } => {
    const of = made && made.order_nr !== '' ? [texts.of(made.order_nr)] : [];
    if (made && hasExpired(made))
      return { title: exchangeStates.expired, lines: [...of, exchangeBlocks.expired] };
    if (made && !canBeAnnulled(made)) return { title: exchangeStates[madeState(made)], lines: of };
    const next = () => {
      if (made?.return_way === 'branch_dropoff') return dropOffLines(made);
      if (date === undefined) return made?.return_way === 'home_pickup' ? [exchangeWays.home_pickup] : [];
      if (made === undefined && date === '') return [];
      return [`${texts.pickup}: ${pickupText({ date, time: '' }, { pickupTimes: [] })}`];
    };
    return { title: texts.done, lines: [...of, ...next(), texts.label] };
  };
}
