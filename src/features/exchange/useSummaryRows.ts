import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { linesOf, streetOf } from '#rules/addresses/addresses.ts';
import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import { officeLine } from '#rules/exchange/made.ts';
import { methodOf, pickupsOf, reasonsOf } from '#rules/exchange/options.ts';
import { refundAmount } from '#rules/exchange/payload.ts';
import { draftKind, type ExchangeStep, stepsOf } from '#rules/exchange/steps.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { BankData } from '#schemas/customerShape.ts';
import type { ExchangeOptions, ExchangeOrder, Office, Pickup } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { usePickupText } from './usePickupText.ts';

interface Answers {
  draft: ExchangeDraft;
  options: ExchangeOptions;
  order: ExchangeOrder;
  bank: BankData | undefined;
  addresses: readonly CustomerAddress[];
  /** How the articles can come back; undefined until it was read. */
  returns: { pickup: readonly Pickup[]; offices: readonly Office[] } | undefined;
}

interface SummaryRow {
  name: string;
  lines: readonly string[];
  /** Where it is answered. */
  step?: ExchangeStep;
}

/** The size in the code of an item: what follows the last hyphen. */
const sizeIn = (item: string) => item.slice(item.lastIndexOf('-') + 1);

/** All answers in words, in the order of their steps. */
export function useSummaryRows({ draft, options, order, bank, addresses, returns }: Answers): SummaryRow[] {
  const { exchange, exchangeSummary: texts, exchangeWays } = useTexts(exchangeTexts);
  const { country } = useShop();
  const pickupText = usePickupText();
  const kind = draftKind(draft, options);
  const method = kind && methodOf(draft.method, kind, options);
  const items = order.items.filter(({ sku }) => draft.skus.includes(sku));
  const address = addresses.find(({ id_customer_address: id }) => id === draft.address);
  const ways = {
    home_pickup: pickupsOf(returns?.pickup ?? [], options)
      .slice(0, 1)
      .map((first) => pickupText(first, options)),
    branch_dropoff: (returns?.offices ?? []).map(officeLine),
  };
  const rows: SummaryRow[] = [
    {
      step: 'articles',
      name: texts.articles,
      lines: items.map((item) => exchange.article(item.name, item.size)),
    },
    {
      step: 'reason',
      name: texts.reason,
      lines: reasonsOf(options).flatMap(({ id, label }) => (id === draft.reason ? [label] : [])),
    },
    {
      step: 'sizes',
      name: texts.sizes,
      lines: items.map(({ sku, name, size }) => {
        const other = sizeIn(draft.replacements[sku] ?? '');
        return `${texts.size(exchange.article(name, size), other)}: ${draft.details[sku]}`;
      }),
    },
    { step: 'method', name: texts.method, lines: method ? [method.label] : [] },
    ...(kind === 'return'
      ? [{ name: texts.amount, lines: [formatMoney(refundAmount(items), country)] }]
      : []),
    {
      step: 'bank',
      name: texts.bank,
      lines: bank ? [bank.owner_name, bank.cbu ?? bank.account_number ?? ''] : [],
    },
    {
      step: 'address',
      name: texts.address,
      lines: address ? [streetOf(address), ...linesOf(address)] : [],
    },
    {
      step: 'way',
      name: texts.way,
      lines: draft.way === '' ? [] : [exchangeWays[draft.way], ...ways[draft.way]],
    },
  ];
  const steps = new Set<ExchangeStep | undefined>([...stepsOf(draft, options), undefined]);
  return rows.filter(({ step, lines }) => steps.has(step) && lines.length > 0);
}
