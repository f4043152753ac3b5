import { useTexts } from '#commerce/useTexts.ts';
import { methodOf, methodsOf } from '#rules/exchange/options.ts';
import { draftKind } from '#rules/exchange/steps.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { RadioQuestion } from './RadioQuestion.tsx';
import type { StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

/** How the customer is served: the collection way (EXCH-03). */
export function MethodStep({ exchange, options, missing, onNext }: StepProps) {
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
