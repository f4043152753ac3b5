import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import type { ExchangeStep } from '#rules/exchange/steps.ts';
import type { ExchangeOptions, ExchangeOrder } from '#schemas/exchangeShapes.ts';
import type { Exchange } from './useExchange.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  exchange: Exchange;
  options: ExchangeOptions;
  order: ExchangeOrder;
  /** Names of the fields that are missing since an attempt to go on (EXCH-04). */
  missing: readonly string[];
  /** Goes on with the answers so far and these, unless one is missing or `block` stops the step. */
  onNext: (answer?: Partial<ExchangeDraft>, block?: string) => void;
}

/** A step of the second screen. */
export type ReturnStep = Exclude<ExchangeStep, 'articles'>;
