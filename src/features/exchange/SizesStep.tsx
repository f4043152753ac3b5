import { exchangesApi } from '#api/exchanges.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import type { State } from '#store/reducer.ts';
import type { ExchangeItem } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Question } from './Question.tsx';
import { SizeQuestion } from './SizeQuestion.tsx';
import styles from './SizesStep.module.css';
import type { StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';
import { useBusyStep } from './useBusyStep.ts';

const { getExchangeSizes } = exchangesApi.endpoints;

/** The sizes instead of those of the articles, another size of the same product each (EXCH-06). */
export function SizesStep({ exchange, order, missing, onNext, onBusy }: StepProps) {
  const { exchange: texts, exchangeQuestions } = useTexts(exchangeTexts);
  const { draft, answer } = exchange;
  const items = order.items.filter(({ sku }) => draft.skus.includes(sku));
  const store = useAppStore();
  const argsOf = ({ sku }: Pick<ExchangeItem, 'sku'>) => ({ order_nr: order.order_nr, sku });
  /** Whether the sizes of an article are being read for the first time, or could not be read. */
  const isOpen = (state: State, item: ExchangeItem, how: 'isLoading' | 'isError') =>
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
