import { cleanText } from '#rules/validation/sanitise.ts';
import type { ExchangeOptions } from '#schemas/exchangeShapes.ts';
import type { ExchangeDraft } from './draft.ts';
import { type ExchangeKind, isReplacement, kindOf, methodOf, methodsOf, waysOf } from './options.ts';

/** A question of the wizard; `articles` is asked by a screen of its own. */
export type ExchangeStep =
  | 'articles'
  | 'reason'
  | 'method'
  | 'sizes'
  | 'address'
  | 'way'
  | 'bank'
  | 'summary';

/** What the steps depend on besides the draft. */
export interface StepsKnown {
  options: ExchangeOptions;
  /** Whether the account for the money is complete. */
  hasBank: boolean;
}

/** The kind of exchange that a draft is of, until the reason is known none. */
export const draftKind = ({ reason }: ExchangeDraft, options: ExchangeOptions): ExchangeKind | undefined =>
  kindOf(reason, options);

/** Whether the chosen refund goes to a bank account (EXCH-10). */
export function asksForBank(draft: ExchangeDraft, options: ExchangeOptions): boolean {
  const kind = draftKind(draft, options);
  return kind !== undefined && methodOf(draft.method, kind, options)?.bank_data === true;
}

/** The questions of a draft in their order; a single method is not asked for. */
export function stepsOf(draft: ExchangeDraft, options: ExchangeOptions): ExchangeStep[] {
  const kind = draftKind(draft, options);
  // Until the reason is known, the number of steps is that of most exchanges.
  const asksForMethod = kind === undefined || methodsOf(kind, options).length !== 1;
  return [
    'articles',
    'reason',
    ...(asksForMethod ? (['method'] as const) : []),
    ...(kind === 'change' ? (['sizes'] as const) : []),
    'address',
    'way',
    ...(asksForBank(draft, options) ? (['bank'] as const) : []),
    'summary',
  ];
}

const isFilled = (text = '') => cleanText(text) !== '';

/** What a step has not been told yet (EXCH-04): names of fields, those of an article with its code. */
export function missingIn(
  step: ExchangeStep,
  draft: ExchangeDraft,
  { options, hasBank }: StepsKnown,
): string[] {
  const kind = draftKind(draft, options);
  switch (step) {
    case 'articles':
      return draft.order_nr === '' || draft.skus.length === 0 ? ['articles'] : [];
    case 'reason':
      return kind === undefined ? ['reason'] : [];
    case 'method':
      return kind === undefined || methodOf(draft.method, kind, options) === undefined ? ['method'] : [];
    case 'sizes':
      return draft.skus.flatMap((sku) => [
        ...(isReplacement(draft.replacements[sku] ?? sku, sku) ? [] : [`replacement ${sku}`]),
        ...(isFilled(draft.details[sku]) ? [] : [`detail ${sku}`]),
      ]);
    case 'address':
      return draft.address === '' ? ['address'] : [];
    case 'way':
      return waysOf(options).some((way) => way === draft.way) ? [] : ['way'];
    case 'bank':
      return hasBank ? [] : ['bank'];
    case 'summary':
      return [];
  }
}

/**
 * The step to show for an asked one: that, if all before it are answered, else the first that is not. An unknown one is
 * the first open one.
 */
export function shownStep(asked: string | null, draft: ExchangeDraft, known: StepsKnown): ExchangeStep {
  const steps = stepsOf(draft, known.options);
  const open = steps.findIndex((step) => missingIn(step, draft, known).length > 0);
  const furthest = open === -1 ? steps.length - 1 : open;
  const place = steps.findIndex((step) => step === asked);
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  return steps[place === -1 ? furthest : Math.min(place, furthest)] ?? 'articles';
}
