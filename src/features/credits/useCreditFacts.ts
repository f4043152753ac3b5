import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shownDay, unknownDetail } from '#rules/account/shownDetails.ts';
import { dayOf, isExpired } from '#rules/wallet/walletMoney.ts';
import type { Credit, CreditMethod } from '#schemas/credits.ts';
import { creditsTexts } from '#texts/money.ts';

/** Puts what is known of a credit into words. */
export function useCreditFacts() {
  const { credits: texts, creditMethods } = useTexts(creditsTexts);
  const { now } = useShop();
  const isKnown = (method: string): method is CreditMethod => Object.hasOwn(creditMethods, method);
  return {
    methodOf: ({ method }: Credit) => (isKnown(method) ? creditMethods[method] : unknownDetail),
    /** Until when it can be used; nothing for one without a last day. */
    untilOf({ expiry_date: expiry }: Credit) {
      const day = shownDay(expiry, '');
      if (day === '') return undefined;
      return isExpired(expiry, dayOf(now())) ? texts.expired(day) : texts.until(day);
    },
  };
}
