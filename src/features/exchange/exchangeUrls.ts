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

/** The state of an entry in the history that the wizard itself has opened, from which 'Volver' goes back. */
export const opened = { opened: true };
