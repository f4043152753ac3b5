import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import type { ExchangeStep } from '#rules/exchange/steps.ts';
import type { ExchangeOptions, ExchangeOrder } from '#schemas/exchanges.ts';
import type { Exchange } from './useExchange.ts';
import type { useSendExchange } from './useSendExchange.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  exchange: Exchange;
  options: ExchangeOptions;
  order: ExchangeOrder;
  /** Names of the fields that are missing since an attempt to go on (EXCH-04). */
  missing: readonly string[];
  /** Goes on with the answers so far and these, unless one is missing or `block` stops the step. */
  onNext: (answer?: Partial<ExchangeDraft>, block?: string) => void;
  /** Says that the step cannot be left forwards yet: what it asks about is being read, or the request is under way. */
  onBusy: (busy: boolean) => void;
}

/** Sends the request of the exchange, unless its summary is left before. */
export type SendExchange = ReturnType<typeof useSendExchange>['send'];

/** A step of the second screen. */
export type ReturnStep = Exclude<ExchangeStep, 'articles'>;
