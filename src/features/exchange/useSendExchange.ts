import { useNavigate } from 'react-router-dom';
import { exchangesApi } from '#api/exchanges.ts';
import { newAnswer } from '#api/transport/request.ts';
import type { Sending } from '#commerce/form/useFormOf.ts';
import { useIsHere } from '#commerce/page/here.ts';
import { useTexts } from '#commerce/shop.ts';
import { findSent, sendExchange, type ExchangeOutcome } from '#flows/exchange/sendExchange.ts';
import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import { exchangeMessage } from '#rules/exchange/made.ts';
import type { ExchangeStep } from '#rules/exchange/steps.ts';
import type { ExchangeOptions, ExchangeOrder, ExchangePayload } from '#schemas/exchanges.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { finishedUrl } from './exchangeUrls.ts';
import type { Exchange } from './useExchange.ts';

const { getExchangeSizes } = exchangesApi.endpoints;

/**
 * Returns functions that send the request, and find an earlier one without a response. A success opens the confirmation; a
 * customer who has left the wizard meanwhile stays where she is and gets a message.
 */
export function useSendExchange({ draft, answer, sent, storeSent, forget }: Exchange) {
  const { exchangeBlocks, exchangeSummary, errors } = useTexts(exchangeTexts, shellTexts);
  const store = useAppStore();
  const navigate = useNavigate();
  const isHere = useIsHere();

  /**
   * Removes the chosen sizes that are no longer offered, or all if the server still offers all of them. Their step is then
   * the next one (EXCH-04), and says why. Sizes that cannot be read stay chosen.
   */
  async function chooseAgain(why: string) {
    const { order_nr, skus, replacements } = draft;
    const isThere = async (sku: string) => {
      const read = getExchangeSizes.initiate({ order_nr, sku }, { forceRefetch: true, subscribe: false });
      const offered = newAnswer(await store.dispatch(read));
      return offered?.some(({ skuSimple, stock }) => skuSimple === replacements[sku] && stock > 0);
    };
    const there = await Promise.all(skus.map(isThere));
    const areAllOffered = there.every((isOffered) => isOffered === true);
    const left = skus.filter((_, index) => there[index] !== false && !areAllOffered);
    if (left.length === skus.length) return;
    answer({ replacements: Object.fromEntries(left.map((sku) => [sku, replacements[sku] ?? ''])) });
    store.dispatch(flashQueued({ text: why, flashMessageType: 'error' }));
  }

  function sendingOf(outcome: ExchangeOutcome): Sending {
    if (outcome.kind === 'made') {
      forget();
      const { batchnumber, date } = outcome;
      if (isHere())
        void navigate(finishedUrl(batchnumber), { replace: true, state: { made: batchnumber, date } });
      else store.dispatch(flashQueued({ text: exchangeSummary.made, flashMessageType: 'success' }));
      return { kind: 'done' };
    }
    if (outcome.kind === 'void') return { kind: 'open' };
    const online = selectOnline(store.getState());
    const message = exchangeMessage(outcome.problem, online);
    if ('block' in message) {
      const text = exchangeBlocks[message.block];
      if (message.block === 'sizeGone' && isHere()) void chooseAgain(text);
      return { kind: 'refused', text };
    }
    return {
      kind: 'refused',
      text: outcome.unclear && online ? exchangeSummary.unclear : errors[message.error],
    };
  }

  return {
    send: async (payload: ExchangePayload, isLeft: () => boolean) =>
      sendingOf(await sendExchange(store, { payload, sent, storeSent, isLeft })),
    /** Finds an earlier request without a response, if there was one, and opens its confirmation. */
    find: async () => {
      if (sent === undefined) return;
      const found = await findSent(store, draft.order_nr, sent);
      if (found?.kind === 'made') sendingOf(found);
    },
  };
}

export interface StepProps {
  exchange: Exchange;
  options: ExchangeOptions;
  order: ExchangeOrder;
  /** Names of the fields that were missing when the shopper tried to continue (EXCH-04). */
  missing: readonly string[];
  /** Continues with the given answers added, unless one is missing or `block` stops the step. */
  onNext: (answer?: Partial<ExchangeDraft>, block?: string) => void;
  /** Blocks the step while its options load or the request is in flight. */
  onBusy: (busy: boolean) => void;
}

/** Sends the request, unless the summary is left before. */
export type SendExchange = ReturnType<typeof useSendExchange>['send'];

/** A step of the second screen. */
export type ReturnStep = Exclude<ExchangeStep, 'articles'>;
