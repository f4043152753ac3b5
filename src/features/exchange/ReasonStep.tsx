import { useTexts } from '#commerce/useTexts.ts';
import { reasonsOf } from '#rules/exchange/options.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { RadioQuestion } from './RadioQuestion.tsx';
import type { StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

/** Why articles are exchanged or returned (EXCH-03). */
export function ReasonStep({ exchange, options, missing, onNext }: StepProps) {
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
