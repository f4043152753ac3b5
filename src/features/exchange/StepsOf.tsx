import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { exchangesApi, useGetExchangeSizesQuery } from '#api/exchanges.ts';
import { BankFields, useBankData } from '#commerce/form/BankFields.tsx';
import { useReturn } from '#commerce/form/FormPage.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useReplaceEntry } from '#commerce/page/here.ts';
import { ReadProblem } from '#commerce/page/ProblemState.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { withAnswer } from '#rules/exchange/draft.ts';
import { hasReplacement, replacementsOf, stillOffered } from '#rules/exchange/options.ts';
import { missingIn, shownStep, stepsOf } from '#rules/exchange/steps.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import type { ExchangeItem, ExchangeOptions, ExchangeOrder } from '#schemas/exchanges.ts';
import { bankForm, type BankFormInput, noBankData } from '#schemas/forms/bankForm.ts';
import { type RootState, useAppSelector, useAppStore } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { FaultText, Field } from '#ui/controls/Field.tsx';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import { RequestedNote } from './ExchangeNote.tsx';
import { stepUrl, useNextStep } from './exchangeUrls.ts';
import { AddressStep, MethodStep, ReasonStep, WayStep } from './RadioSteps.tsx';
import styles from './StepsOf.module.css';
import { SummaryStep } from './SummaryStep.tsx';
import type { Exchange } from './useExchange.ts';
import type { ReturnStep, SendExchange, StepProps } from './useSendExchange.ts';
import { focusFault, Question, StepForm, stepForm, useBusyStep, Wizard } from './Wizard.tsx';

const { getExchangeSizes } = exchangesApi.endpoints;

/** The step for the new size of each article, of the same product (EXCH-06). */
function SizesStep({ exchange, order, missing, onNext, onBusy }: StepProps) {
  const { exchange: texts, exchangeQuestions } = useTexts(exchangeTexts);
  const { draft, answer } = exchange;
  const items = order.items.filter(({ sku }) => draft.skus.includes(sku));
  const store = useAppStore();
  const argsOf = ({ sku }: Pick<ExchangeItem, 'sku'>) => ({ order_nr: order.order_nr, sku });
  /** Whether the sizes of an article are being read for the first time, or could not be read. */
  const isOpen = (state: RootState, item: ExchangeItem, how: 'isLoading' | 'isError') =>
    getExchangeSizes.select(argsOf(item))(state)[how];
  useBusyStep(
    useAppSelector((state) => items.some((item) => isOpen(state, item, 'isLoading'))),
    onBusy,
  );

  function goOn() {
    const failed = items.filter((item) => isOpen(store.getState(), item, 'isError'));
    if (failed.length === 0) onNext();
    for (const item of failed)
      void store.dispatch(getExchangeSizes.initiate(argsOf(item), { forceRefetch: true, subscribe: false }));
  }

  return (
    <StepForm onSubmit={goOn}>
      <Question text={exchangeQuestions.sizes}>
        {items.map((item) => (
          <div key={item.sku} className={styles.item}>
            {items.length > 1 && <h2>{texts.article(item.name, item.size)}</h2>}
            <SizeQuestion
              order={order.order_nr}
              item={item}
              size={draft.replacements[item.sku]}
              detail={draft.details[item.sku] ?? ''}
              missing={missing}
              onSize={(size) => answer({ replacements: { ...draft.replacements, [item.sku]: size } })}
              onDetail={(text) => answer({ details: { ...draft.details, [item.sku]: text } })}
            />
          </div>
        ))}
      </Question>
    </StepForm>
  );
}

interface SizeQuestionProps {
  order: string;
  item: ExchangeItem;
  size: string | undefined;
  detail: string;
  missing: readonly string[];
  onSize: (item: string) => void;
  onDetail: (text: string) => void;
}

/** The replacement size of an article and its problem, or a message that there are no sizes (ERR-50). */
function SizeQuestion({ order, item, size, detail, missing, onSize, onDetail }: SizeQuestionProps) {
  const { exchange, exchangeQuestions: texts, exchangeBlocks } = useTexts(exchangeTexts);
  const { sku, name } = item;
  const read = useGetExchangeSizesQuery({ order_nr: order, sku });
  const { data } = read;
  const faultOf = (field: string) => (missing.includes(`${field} ${sku}`) ? exchange.required : undefined);
  const faultId = useId();
  if (data === undefined)
    return read.error ? (
      <ReadProblem level={2} read={read} />
    ) : (
      <div aria-busy="true">
        <SkeletonBlock />
      </div>
    );
  if (!hasReplacement(sku, data))
    return (
      <>
        <Alert text={exchangeBlocks.noSizes} />
        <p className={styles.help}>{exchangeBlocks.noSizesHelp}</p>
      </>
    );
  return (
    <>
      <SizeButtons
        label={texts.size(name)}
        options={replacementsOf(sku, data).map(({ skuSimple, numberSize, stock }) => ({
          id: skuSimple,
          label: numberSize,
          soldOut: stock > 0 ? undefined : texts.soldOut,
        }))}
        chosen={size}
        faultId={faultOf('replacement') && faultId}
        onChoose={onSize}
      />
      <FaultText id={faultId} text={faultOf('replacement')} />
      <Field
        label={texts.detail}
        help={texts.detailHelp}
        value={detail}
        autoComplete="off"
        fault={faultOf('detail')}
        onChange={({ target }) => onDetail(target.value)}
      />
    </>
  );
}

const questions: Record<Exclude<ReturnStep, 'summary'>, ComponentType<StepProps>> = {
  reason: ReasonStep,
  method: MethodStep,
  sizes: SizesStep,
  address: AddressStep,
  way: WayStep,
  bank: BankStep,
};

interface StepsOfProps {
  exchange: Exchange;
  order: ExchangeOrder;
  options: ExchangeOptions;
  send: SendExchange;
}

/** One step at a time. The step is in the URL, so that the browser's back goes to the previous step. */
export function StepsOf({ exchange, order, options, send }: StepsOfProps) {
  const { exchange: texts, exchangeSummary } = useTexts(exchangeTexts);
  const replaceEntry = useReplaceEntry();
  const { search, state } = useLocation();
  const [attempted, setAttempted] = useState<string>();
  const [busy, setBusy] = useState(false);

  const { draft } = exchange;
  const bank = useBankData(exchange.bank);
  const known = { options, hasBank: bank !== undefined };
  const steps = stepsOf(draft, options);
  const requested = new URLSearchParams(search).get('step');
  const step = shownStep(requested, draft, known);
  const index = steps.indexOf(step);
  const before = steps[index - 1] ?? 'articles';

  const page = useStepFocus(step);
  const url = stepUrl(step, draft.order_nr);
  const open = useNextStep(url);
  const goBack = useReturn(stepUrl(before, draft.order_nr));
  const isElsewhere = step !== requested || step === 'articles';
  // The URL must name the shown step; otherwise an answer would open the step that was requested before.
  useEffect(() => {
    if (isElsewhere) replaceEntry(url, state);
  }, [isElsewhere, replaceEntry, url, state]);
  if (step === 'articles') return null;

  function goOn(answer: Partial<typeof draft> = {}, block?: string) {
    const next = withAnswer(draft, answer);
    exchange.answer(answer);
    const isOpen = step !== 'bank' && missingIn(step, next, known).length > 0;
    if (isOpen || block !== undefined) {
      if (focusFault(page.current, () => setAttempted(step))) return;
      // No field is missing, so another answer may continue.
      const others = 'form input:not(:checked, :disabled), form input, form a';
      page.current?.querySelector<HTMLElement>(others)?.focus();
      return;
    }
    const following = stepsOf(next, options);
    const target = following[following.indexOf(step) + 1] ?? 'summary';
    open(target, draft.order_nr);
  }

  const items = order.items.filter(({ sku }) => draft.skus.includes(sku));
  const given: StepProps = {
    exchange,
    options,
    order,
    missing: attempted === step ? missingIn(step, draft, known) : [],
    onNext: goOn,
    onBusy: setBusy,
  };
  const Step = step === 'summary' ? undefined : questions[step];
  return (
    <div ref={page}>
      <Wizard
        at={index + 1}
        of={steps.length}
        about={{
          order: texts.order(order.order_nr),
          articles: items.map(({ name, size }) => texts.article(name, size)),
          image: items[0]?.image ?? '',
        }}
        {...(step === 'summary' && { next: exchangeSummary.send })}
        busy={busy}
        onBack={goBack}
      >
        {stillOffered(draft.skus, items).length < items.length && <RequestedNote order={order} />}
        {Step ? <Step key={step} {...given} /> : <SummaryStep {...given} bank={bank} send={send} />}
      </Wizard>
    </div>
  );
}

/** Moves the focus to the question of each further step, so that screen readers read it; the first step is a new page. */
function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    page.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step]);
  return page;
}

/**
 * The step for the bank account (EXCH-07 to EXCH-10), filled with the customer's known account. An account that was typed
 * before the session ended is removed (STATE-14), and a message says so.
 */
function BankStep({ exchange, onNext }: StepProps) {
  const { exchangeQuestions, exchangeBlocks } = useTexts(exchangeTexts);
  const { country } = useShop();
  const known = useAppSelector((state) => selectCustomer(state).bank_data);
  const [schema] = useState(() => bankForm(bankRules(country)));
  const [first] = useState((): BankFormInput => ({ ...noBankData, ...known, ...exchange.bank }));
  // It stays while the account is typed again.
  const [isLost] = useState(exchange.isBankLost);
  const form = useFormOf(schema, {
    first,
    onSend: () => {
      exchange.keepBank(form.getValues());
      onNext();
      return Promise.resolve({ kind: 'open' });
    },
  });
  const { subscribe } = form;
  const keep = useEffectEvent((values: BankFormInput) => exchange.keepBank(values));
  // Stores each letter, because a reload may follow at once.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  const { isSubmitted, errors } = form.formState;
  const isIncomplete = isSubmitted && Object.values(errors).some((fault) => fault.message === 'required');
  return (
    <form {...form.formProps} id={stepForm}>
      <Question text={exchangeQuestions.bank} help={isLost ? exchangeQuestions.bankLost : undefined}>
        <div className={styles.fields}>
          <BankFields field={form.field} typed={form.watch()} />
        </div>
      </Question>
      <Alert text={isIncomplete ? exchangeBlocks.incompleteBank : undefined} />
    </form>
  );
}
