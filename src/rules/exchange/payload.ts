import { cleanText } from '#rules/validation/sanitise.ts';
import type { BankData } from '#schemas/customerShape.ts';
import type { ExchangeItem, ExchangeOptions, ExchangePayload } from '#schemas/exchanges.ts';
import type { ExchangeDraft } from './draft.ts';
import { methodOf } from './options.ts';
import { asksForBank, draftKind, missingIn, stepsOf } from './steps.ts';

/**
 * What is sent for a draft (API-99); undefined while an answer is missing (EXCH-04). A return has neither detail nor
 * replacement (EXCH-03), and the bank data go along for a bank transfer alone (EXCH-10).
 */
export function payloadOf(
  draft: ExchangeDraft,
  options: ExchangeOptions,
  bank: BankData | undefined,
): ExchangePayload | undefined {
  const kind = draftKind(draft, options);
  const known = { options, hasBank: bank !== undefined };
  const isOpen = stepsOf(draft, options).some((step) => missingIn(step, draft, known).length > 0);
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  // Stryker disable next-line ConditionalExpression: an open step has said so before
  if (kind === undefined || isOpen || draft.way === '') return undefined;
  const isChange = kind === 'change';
  return {
    order_nr: draft.order_nr,
    reason: draft.reason,
    return_way: draft.way,
    // Stryker disable next-line OptionalChaining,StringLiteral: unreachable fallback, needed for the type
    collection_way: methodOf(draft.method, kind, options)?.id ?? '',
    items: draft.skus.map((sku) => ({
      sku,
      // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
      change_detail: isChange ? cleanText(draft.details[sku] ?? '') : '',
      // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
      replacement_sku: isChange ? (draft.replacements[sku] ?? '') : '',
    })),
    id_customer_address: draft.address,
    bank_data: asksForBank(draft, options) ? (bank ?? null) : null,
  };
}

/** What was paid for articles, to the cent; an amount that cannot be read makes it unknown. */
export function refundAmount(items: readonly Pick<ExchangeItem, 'paid_price' | 'quantity'>[]): number {
  const cents = items.reduce(
    (sum, { paid_price, quantity }) => sum + Math.round(paid_price * 100) * quantity,
    0,
  );
  return cents / 100;
}
