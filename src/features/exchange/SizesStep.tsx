import { useTexts } from '#commerce/useTexts.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Question } from './Question.tsx';
import { SizeQuestion } from './SizeQuestion.tsx';
import styles from './SizesStep.module.css';
import type { StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

/** The sizes instead of those of the articles, another size of the same product each (EXCH-06). */
export function SizesStep({ exchange, order, missing, onNext }: StepProps) {
  const { exchange: texts, exchangeQuestions } = useTexts(exchangeTexts);
  const { draft, answer } = exchange;
  const items = order.items.filter(({ sku }) => draft.skus.includes(sku));
  return (
    <StepForm onSubmit={() => onNext()}>
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
