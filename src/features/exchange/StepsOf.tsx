import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBankData } from '#commerce/form/BankFields.tsx';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { withAnswer } from '#rules/exchange/draft.ts';
import { methodOf, methodsOf, reasonsOf, stillOffered } from '#rules/exchange/options.ts';
import { draftKind, missingIn, shownStep, stepsOf } from '#rules/exchange/steps.ts';
import type { ExchangeOptions, ExchangeOrder } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { AddressStep } from './AddressStep.tsx';
import { BankStep } from './BankStep.tsx';
import { RequestedNote } from './ExchangeNote.tsx';
import { type opened, stepUrl } from './exchangeUrls.ts';
import { RadioQuestion } from './RadioQuestion.tsx';
import { SizesStep } from './SizesStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import type { Exchange } from './useExchange.ts';
import { useNextStep } from './useNextStep.ts';
import type { ReturnStep, SendExchange, StepProps } from './useSendExchange.ts';
import { WayStep } from './WayStep.tsx';
import { focusFault, StepForm, Wizard } from './Wizard.tsx';

/** How the customer is served: the collection way (EXCH-03). */
function MethodStep({ exchange, options, missing, onNext }: StepProps) {
  const { exchange: texts, exchangeQuestions } = useTexts(exchangeTexts);
  const { draft, answer } = exchange;
  const kind = draftKind(draft, options) ?? 'return';
  return (
    <StepForm onSubmit={() => onNext()}>
      <RadioQuestion
        text={kind === 'change' ? exchangeQuestions.replacement : exchangeQuestions.refund}
        choices={methodsOf(kind, options)}
        chosen={methodOf(draft.method, kind, options)?.id ?? ''}
        fault={missing.length > 0 ? texts.required : undefined}
        onChoose={(method) => answer({ method })}
      />
    </StepForm>
  );
}

/** Why articles are exchanged or returned (EXCH-03). */
function ReasonStep({ exchange, options, missing, onNext }: StepProps) {
  const { exchange: texts, exchangeQuestions } = useTexts(exchangeTexts);
  const { draft, answer } = exchange;
  return (
    <StepForm onSubmit={() => onNext()}>
      <RadioQuestion
        text={exchangeQuestions.reason(draft.skus.length)}
        choices={reasonsOf(options)}
        chosen={draft.reason}
        fault={missing.length > 0 ? texts.required : undefined}
        onChoose={(reason) => answer({ reason })}
      />
    </StepForm>
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

/** One question at a time; which one is in the address, so that the browser's own way back is that of the wizard. */
export function StepsOf({ exchange, order, options, send }: StepsOfProps) {
  const { exchange: texts, exchangeSummary } = useTexts(exchangeTexts);
  const navigate = useNavigate();
  const replaceEntry = useReplaceEntry();
  const { search, state } = useLocation();
  const [attempted, setAttempted] = useState<string>();
  const [busy, setBusy] = useState(false);

  const { draft } = exchange;
  const bank = useBankData(exchange.bank);
  const known = { options, hasBank: bank !== undefined };
  const steps = stepsOf(draft, options);
  const asked = new URLSearchParams(search).get('step');
  const step = shownStep(asked, draft, known);
  const place = steps.indexOf(step);
  const before = steps[place - 1] ?? 'articles';

  const page = useStepFocus(step);
  const url = stepUrl(step, draft.order_nr);
  const open = useNextStep(url);
  const isElsewhere = step !== asked || step === 'articles';
  // The address names the question that is shown: the answer to it must not open the one that was asked for.
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
      // What stops the step is no field: another answer may go on.
      const others = 'form input:not(:checked, :disabled), form input, form a';
      page.current?.querySelector<HTMLElement>(others)?.focus();
      return;
    }
    const following = stepsOf(next, options);
    const target = following[following.indexOf(step) + 1] ?? 'summary';
    open(target, draft.order_nr);
  }

  const goBack = () =>
    void ((state as Partial<typeof opened> | null)?.opened === true
      ? navigate(-1)
      : navigate(stepUrl(before, draft.order_nr), { replace: true }));

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
        at={place + 1}
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

/** Has the question of each further step the focus, so that it is read; the first one is a new page, which has it anyway. */
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
