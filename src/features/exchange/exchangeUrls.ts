import { useLocation, useNavigate } from 'react-router-dom';
import { opened } from '#commerce/form/FormPage.tsx';
import { usePresentLocation } from '#commerce/page/here.ts';
import type { ExchangeStep } from '#rules/exchange/steps.ts';

/** The screen that chooses order and articles (ROUTE-08). */
export const startUrl = '/account/exchange';

/** The same with an order chosen, as an order leads to it. */
export const orderUrl = (order: string): string => `${startUrl}?order=${encodeURIComponent(order)}`;

/** A question of the wizard (ROUTE-09); the first is asked by the screen before. */
export const stepUrl = (step: ExchangeStep, order: string): string =>
  step === 'articles' ? orderUrl(order) : `/account/exchange/changereturn?step=${step}`;

/** The confirmation of a request (ROUTE-10). */
export const finishedUrl = (batchnumber: string): string =>
  `/account/exchange/finish/${encodeURIComponent(batchnumber)}/`;

/**
 * Returns what opens a further step. A second press comes before React has rendered that step, and must not write it into
 * the history once more: it is without effect once the step at `url` is left (FORM-03).
 */
export function useNextStep(url: string): (step: ExchangeStep, order: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const present = usePresentLocation();
  return (step, order) => {
    const { key: presentKey, pathname, search } = present();
    if (presentKey !== key && pathname + search !== url) return;
    void navigate(stepUrl(step, order), { state: opened });
  };
}
