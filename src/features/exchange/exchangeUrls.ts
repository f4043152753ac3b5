import { useLocation, useNavigate } from 'react-router-dom';
import { opened } from '#commerce/form/FormPage.tsx';
import { usePresentLocation } from '#commerce/page/here.ts';
import type { ExchangeStep } from '#rules/exchange/steps.ts';

/** The screen that chooses order and articles (ROUTE-08). */
export const startUrl = '/account/exchange';

/** The URL of that screen with a chosen order. */
export const orderUrl = (order: string): string => `${startUrl}?order=${encodeURIComponent(order)}`;

/** The URL of a step of the wizard (ROUTE-09); the first step is on the screen before. */
export const stepUrl = (step: ExchangeStep, order: string): string =>
  step === 'articles' ? orderUrl(order) : `/account/exchange/changereturn?step=${step}`;

/** The confirmation of a request (ROUTE-10). */
export const finishedUrl = (batchnumber: string): string =>
  `/account/exchange/finish/${encodeURIComponent(batchnumber)}/`;

/**
 * Returns a function that opens another step. It has no effect after the step at `url` was left, so that a second press
 * before the next render does not add a second history entry (FORM-03).
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
