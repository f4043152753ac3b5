import { useId, useState } from 'react';
import { useReturn } from '#commerce/form/FormPage.tsx';
import { LinkMessage, ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/shop.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import { newDraft } from '#rules/exchange/draft.ts';
import { exchangeable, stillOffered } from '#rules/exchange/options.ts';
import type { ExchangeItem } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './ChooseArticles.module.css';
import { RequestedNote } from './ExchangeNote.tsx';
import { orderUrl, startUrl, useNextStep } from './exchangeUrls.ts';
import { type Exchange, useExchangeOrder } from './useExchange.ts';
import { focusFault, Question, StepForm, stepForm, Wizard } from './Wizard.tsx';

/** The number of steps of most exchanges; the exact number depends on the reason. */
const usualSteps = 6;

/** The choice of articles of an order (ERR-48), or the message that it cannot be exchanged (ERR-47). */
export function ChooseArticles({ number, exchange }: { number: string; exchange: Exchange }) {
  const { exchange: texts, exchangeQuestions, exchangeBlocks, shell } = useTexts(exchangeTexts, shellTexts);
  const { order, missing, list } = useExchangeOrder(number);
  const open = useNextStep(orderUrl(number));
  const goBack = useReturn(startUrl);
  const [attempted, setAttempted] = useState(false);

  if (order === undefined && list.problem)
    return <ProblemState problem={list.problem} busy={list.busy} onRetry={list.retry} />;
  if (missing)
    return <LinkMessage icon="alert" title={exchangeBlocks.noOrders} link={[startUrl, texts.otherOrder]} />;
  if (order === undefined) return <SkeletonMenu label={shell.loading} />;

  const draft = exchange.draft.order_nr === number ? exchange.draft : newDraft(number);
  const skus = stillOffered(draft.skus, order.items);
  const isOffered = exchangeable(order.items).length > 0;
  const isRequested = draft.skus.length > 0 && skus.length === 0;
  function choose(sku: string) {
    // An earlier request without a response was found, and does not belong to this exchange.
    if (isRequested) exchange.storeSent(undefined);
    exchange.answer({
      order_nr: number,
      skus: skus.includes(sku) ? skus.filter((each) => each !== sku) : [...skus, sku],
    });
  }

  function goOn() {
    if (skus.length === 0) {
      focusFault(document.getElementById(stepForm), () => setAttempted(true));
      return;
    }
    exchange.answer({ order_nr: number, skus });
    open('reason', number);
  }

  return (
    <Wizard at={1} of={usualSteps} onBack={goBack}>
      <StepForm onSubmit={goOn}>
        <Question
          text={exchangeQuestions.articles}
          help={
            order.exchange_until === ''
              ? texts.order(number)
              : `${texts.order(number)}. ${texts.until(shownDay(order.exchange_until))}`
          }
          fault={attempted && skus.length === 0 && isOffered ? texts.required : undefined}
        >
          {order.items.map((item) => (
            <ArticleChoice
              key={item.sku}
              item={item}
              checked={skus.includes(item.sku)}
              onChange={() => choose(item.sku)}
            />
          ))}
        </Question>
        <Alert text={isOffered ? undefined : exchangeBlocks.unavailable} />
        <RequestedNote order={order} />
      </StepForm>
    </Wizard>
  );
}

interface ArticleChoiceProps {
  item: ExchangeItem;
  checked: boolean;
  onChange: () => void;
}

/** An article of an order, with its picture; one that cannot be exchanged says so (ERR-48). */
function ArticleChoice({ item, checked, onChange }: ArticleChoiceProps) {
  const { exchange: texts, exchangeBlocks } = useTexts(exchangeTexts);
  const { name, brand, size, image, exchangeable } = item;
  const id = useId();
  return (
    <div className={styles.article} data-blocked={!exchangeable || undefined}>
      <PictureFrame>
        <Picture src={image} alt="" width={56} height={70} />
      </PictureFrame>
      <div>
        <Choice
          label={texts.article(name, size)}
          checked={checked && exchangeable}
          disabled={!exchangeable}
          aria-describedby={id}
          onChange={onChange}
        />
        <p id={id} className={styles.about}>
          {exchangeable ? brand : exchangeBlocks.unavailable}
        </p>
      </div>
    </div>
  );
}
