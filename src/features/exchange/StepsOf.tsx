import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBankData } from '#commerce/form/useBankData.ts';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { withAnswer } from '#rules/exchange/draft.ts';
import { stillOffered } from '#rules/exchange/options.ts';
import { missingIn, shownStep, stepsOf } from '#rules/exchange/steps.ts';
import type { ExchangeOptions, ExchangeOrder } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { AddressStep } from './AddressStep.tsx';
import { BankStep } from './BankStep.tsx';
import { type opened, stepUrl } from './exchangeUrls.ts';
import { focusFault } from './focusFault.ts';
import { MethodStep } from './MethodStep.tsx';
import { ReasonStep } from './ReasonStep.tsx';
import { RequestedNote } from './RequestedNote.tsx';
import { SizesStep } from './SizesStep.tsx';
import type { ReturnStep, SendExchange, StepProps } from './step.ts';
import { SummaryStep } from './SummaryStep.tsx';
import type { Exchange } from './useExchange.ts';
import { useNextStep } from './useNextStep.ts';
import { useStepFocus } from './useStepFocus.ts';
import { WayStep } from './WayStep.tsx';
import { Wizard } from './Wizard.tsx';

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
