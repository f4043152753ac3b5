import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { opened } from '#commerce/form/FormPage.tsx';
import { AccountList } from '#commerce/list/AccountList.tsx';
import { useFocusFallback } from '#commerce/page/focus.ts';
import { Link, TextLink } from '#commerce/page/Link.tsx';
import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { shownDay, shownMoment } from '#rules/account/shownDetails.ts';
import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import { canBeAnnulled, hasExpired, madeState } from '#rules/exchange/made.ts';
import { stillOffered } from '#rules/exchange/options.ts';
import type { ExchangeOrder, MadeExchange } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import { ExchangeNote, RequestedNote } from './ExchangeNote.tsx';
import styles from './ExchangeScreen.module.css';
import { finishedUrl, orderUrl, stepUrl } from './exchangeUrls.ts';
import { useDropOffLines } from './returnTexts.ts';
import { type Exchange, useExchange, useExchangeOrders } from './useExchange.ts';

const ChooseArticles = lazyPart(() => import('./ChooseArticles.tsx'), 'ChooseArticles');

/** Loaded when the page is idle: it opens without network too. */
const Annulment = lazyPart(() => import('./Annulment.tsx'), 'Annulment', whenIdle);

/** The start of an exchange or return (ROUTE-08): the choice of an order, which the URL may name, and of its articles. */
export function ExchangeScreen() {
  const { exchange: texts, shell } = useTexts(exchangeTexts, shellTexts);
  const order = new URLSearchParams(useLocation().search).get('order') ?? '';
  const exchange = useExchange();
  const shown = useRef(order);
  useEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    // Both views have one route, so the focus is moved here when one replaces the other (REACH-01).
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [order]);
  usePageHead({ barTitle: texts.title });
  return order === '' ? (
    <ChooseOrder exchange={exchange} />
  ) : (
    <ChooseArticles
      key={order}
      level={1}
      fallback={<SkeletonMenu label={shell.loading} />}
      number={order}
      exchange={exchange}
    />
  );
}

const pictures = 4;

function OrderRow({ order }: { order: ExchangeOrder }) {
  const { exchange: texts } = useTexts(exchangeTexts);
  return (
    <>
      <h2 className={styles.number}>{texts.order(order.order_nr)}</h2>
      <p className={styles.quiet}>{shownMoment(order.date)}</p>
      {order.exchange_until !== '' && <p>{texts.until(shownDay(order.exchange_until))}</p>}
      <div className={styles.pictures}>
        {order.items.slice(0, pictures).map(({ sku, image, name }) => (
          <PictureFrame key={sku}>
            <Picture src={image} alt={name} width={72} height={90} />
          </PictureFrame>
        ))}
      </div>
      <TextLink to={orderUrl(order.order_nr)} state={opened}>
        <SpokenText text={texts.choose} more={` ${texts.order(order.order_nr)}`} />
      </TextLink>
    </>
  );
}

/** The orders that can be exchanged (EXCH-05, ERR-47), the stored draft, and the requests made so far. */
function ChooseOrder({ exchange }: { exchange: Exchange }) {
  const { exchange: texts, exchangeQuestions, exchangeBlocks } = useTexts(exchangeTexts);
  const { list, exchanges } = useExchangeOrders();
  return (
    <div className={styles.start}>
      {list.state === 'shown' && <BegunExchange draft={exchange.draft} orders={list.items} />}
      <AccountList
        title={exchangeQuestions.order}
        list={list}
        idOf={({ order_nr }) => order_nr}
        renderRow={(order) => <OrderRow order={order} />}
        empty={<LinkMessage icon="bag" title={exchangeBlocks.noOrders} link={['/', texts.toShop]} />}
      />
      {list.state !== 'loading' && exchanges.length > 0 && <MadeExchanges exchanges={exchanges} />}
    </div>
  );
}

/**
 * The stored draft of an exchange with a link to its first open step, or to the articles if some can no longer be
 * exchanged. If its articles are in requests already, the requests are shown.
 */
function BegunExchange({ draft, orders }: { draft: ExchangeDraft; orders: readonly ExchangeOrder[] }) {
  const { exchange: texts } = useTexts(exchangeTexts);
  const { order_nr: number, skus } = draft;
  const order = orders.find(({ order_nr }) => order_nr === number);
  const open = order ? stillOffered(skus, order.items) : skus;
  if (skus.length === 0) return null;
  if (order && open.length === 0) return <RequestedNote order={order} />;
  const isWhole = open.length === skus.length;
  return (
    <ExchangeNote text={texts.resume}>
      <Button
        kind="plain"
        as={<Link to={isWhole ? stepUrl('reason', '').replace(/\?.*/, '') : orderUrl(number)} />}
      >
        {texts.resumeAction}
      </Button>
    </ExchangeNote>
  );
}

/** The requests made so far; an open one can be annulled (EXCH-15), an expired one says so (ERR-53). */
function MadeExchanges({ exchanges }: { exchanges: readonly MadeExchange[] }) {
  const { exchange, exchangeMade: texts, exchangeStates, exchangeBlocks } = useTexts(exchangeTexts);
  const dropOffLines = useDropOffLines();
  const [annulling, setAnnulling] = useState<string>();
  // The button may be gone before its sheet is closed, or after.
  useFocusFallback([annulling, ...exchanges.map(({ status }) => status)].join(' '));
  return (
    <section className={styles.made}>
      <h2>{exchange.made}</h2>
      <ul>
        {exchanges.map((made) => (
          <li key={made.batchnumber}>
            <Link className={styles.madeNumber} to={finishedUrl(made.batchnumber)}>
              {texts.number(made.batchnumber)}
            </Link>
            <p className={styles.quiet}>
              {[texts.of(made.order_nr), shownMoment(made.date), exchangeStates[madeState(made)]]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            {hasExpired(made) && <p>{exchangeBlocks.expired}</p>}
            {canBeAnnulled(made) && dropOffLines(made).map((line) => <p key={line}>{line}</p>)}
            {canBeAnnulled(made) && (
              <Button
                kind="text"
                aria-label={`${texts.annul} ${made.batchnumber}`}
                onClick={() => setAnnulling(made.batchnumber)}
              >
                {texts.annul}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Annulment
        open={annulling !== undefined}
        batchnumber={annulling}
        onClose={() => setAnnulling(undefined)}
      />
    </section>
  );
}
