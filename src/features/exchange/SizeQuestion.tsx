import { useId } from 'react';
import { useGetExchangeSizesQuery } from '#api/exchanges.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { hasReplacement, replacementsOf } from '#rules/exchange/options.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { ExchangeItem } from '#schemas/exchanges.ts';
import type { Problem } from '#schemas/problem.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { FaultText } from '#ui/controls/FaultText.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './SizesStep.module.css';

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
export function SizeQuestion({ order, item, size, detail, missing, onSize, onDetail }: SizeQuestionProps) {
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
