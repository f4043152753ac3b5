import { useId } from 'react';
import { exchangesApi, useGetExchangeSizesQuery } from '#api/exchanges.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { hasReplacement, replacementsOf } from '#rules/exchange/options.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { ExchangeItem } from '#schemas/exchanges.ts';
import type { Problem } from '#schemas/problem.ts';
import { type RootState, useAppSelector, useAppStore } from '#store/store.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { FaultText, Field } from '#ui/controls/Field.tsx';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './SizesStep.module.css';
import type { StepProps } from './useSendExchange.ts';
import { Question, StepForm, useBusyStep } from './Wizard.tsx';

const { getExchangeSizes } = exchangesApi.endpoints;

/** The sizes instead of those of the articles, another size of the same product each (EXCH-06). */
export function SizesStep({ exchange, order, missing, onNext, onBusy }: StepProps) {
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

/** The size instead of that of an article, and what is wrong with it; without sizes it says so (ERR-50). */
function SizeQuestion({ order, item, size, detail, missing, onSize, onDetail }: SizeQuestionProps) {
  const { exchange, exchangeQuestions: texts, exchangeBlocks } = useTexts(exchangeTexts);
  const { sku, name } = item;
  const { data, error, isFetching, refetch } = useGetExchangeSizesQuery({ order_nr: order, sku });
  const faultOf = (field: string) => (missing.includes(`${field} ${sku}`) ? exchange.required : undefined);
  const faultId = useId();
  if (data === undefined)
    return error ? (
      <ProblemState
        level={2}
        problem={contentProblem(error as Problem)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
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
