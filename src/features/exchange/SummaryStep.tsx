import { useGetPickupOptionsQuery } from '#api/exchanges.ts';
import { opened } from '#commerce/form/FormPage.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useAddresses } from '#commerce/list/useAddresses.ts';
import { useIsHere } from '#commerce/page/here.ts';
import { TextLink } from '#commerce/page/Link.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { linesOf, streetOf } from '#rules/addresses/addresses.ts';
import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import { officeLine } from '#rules/exchange/made.ts';
import { methodOf, pickupsOf, reasonsOf } from '#rules/exchange/options.ts';
import {
  blockOf,
  draftKind,
  type ExchangeStep,
  payloadOf,
  refundAmount,
  stepsOf,
  wayBlocks,
} from '#rules/exchange/steps.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { BankData } from '#schemas/customerShape.ts';
import type { ExchangeOptions, ExchangeOrder, Office, Pickup } from '#schemas/exchanges.ts';
import { noFields } from '#schemas/forms/fields.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { stepUrl } from './exchangeUrls.ts';
import { usePickupText } from './returnTexts.ts';
import styles from './SummaryStep.module.css';
import type { SendExchange, StepProps } from './useSendExchange.ts';
import { Question, stepForm, useBusyStep } from './Wizard.tsx';

interface SummaryStepProps extends StepProps {
  bank: BankData | undefined;
  send: SendExchange;
}

/** The summary before sending, with a link to each step, and the reason if it cannot be sent (EXCH-18). */
export function SummaryStep({ exchange, options, order, bank, send, onBusy }: SummaryStepProps) {
  const { exchangeQuestions, exchangeSummary: texts, exchangeBlocks } = useTexts(exchangeTexts);
  const { country } = useShop();
  const { draft } = exchange;
  const { read, addresses } = useAddresses();
  const { currentData: returns } = useGetPickupOptionsQuery({ id_customer_address: draft.address });
  const rows = useSummaryRows({
    draft,
    options,
    order,
    bank,
    addresses,
    returns,
  });

  const facts = {
    country: country.code,
    items: order.items,
    addresses,
    sizes: {},
    hasBank: bank !== undefined,
  };
  const blocked = read.isSuccess ? blockOf(draft, options, facts) : undefined;
  const wayBlock = returns && draft.way !== '' && wayBlocks(returns, options)[draft.way];
  const block = blocked ?? (wayBlock || undefined);

  const isHere = useIsHere();
  const form = useFormOf(noFields, {
    first: {},
    onSend: async () => {
      const payload = payloadOf(draft, options, bank);
      if (payload === undefined || block !== undefined) return { kind: 'open' };
      return send(payload, () => !isHere());
    },
  });
  useBusyStep(form.busy, onBusy);
  return (
    <form {...form.formProps} id={stepForm}>
      <Question text={exchangeQuestions.summary}>
        <dl className={styles.rows}>
          {rows.map(({ step, name, lines }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
              {step && (
                <dd className={styles.change}>
                  <TextLink to={stepUrl(step, draft.order_nr)} state={opened}>
                    <SpokenText text={texts.change} more={` ${name}`} />
                  </TextLink>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Question>
      <Alert text={block ? exchangeBlocks[block] : form.message} />
    </form>
  );
}

interface Answers {
  draft: ExchangeDraft;
  options: ExchangeOptions;
  order: ExchangeOrder;
  bank: BankData | undefined;
  addresses: readonly CustomerAddress[];
  /** The ways of return; undefined while they load. */
  returns: { pickup: readonly Pickup[]; offices: readonly Office[] } | undefined;
}

interface SummaryRow {
  name: string;
  lines: readonly string[];
  /** The step of the answer. */
  step?: ExchangeStep;
}

/** The size in a sku-simple: the part after the last hyphen. */
const sizeIn = (item: string) => item.slice(item.lastIndexOf('-') + 1);

/** Returns all answers in words, in the order of their steps. */
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
