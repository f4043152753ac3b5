import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetExchangeOrdersQuery } from '#api/exchanges.ts';
import { useFocusFallback } from '#commerce/page/focus.ts';
import { Link } from '#commerce/page/Link.tsx';
import { ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { canBeAnnulled, hasExpired, madeState } from '#rules/exchange/made.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { MadeExchange } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import { startUrl } from './exchangeUrls.ts';
import { useDropOffLines, usePickupText } from './returnTexts.ts';

/** Loaded when the page is idle: it opens without network too. */
const Annulment = lazyPart(() => import('./Annulment.tsx'), 'Annulment', whenIdle);

/** The request in the state of the history entry, with the day of its pickup unless the response was lost. */
interface MadeNow {
  made: string;
  date?: string;
}

/** The confirmation of a request by its batch number (ROUTE-10), or a message for an unknown one (ROUTE-46). */
export function ExchangeFinishedScreen() {
  const { exchange: texts, exchangeMade, errors, shell } = useTexts(exchangeTexts, shellTexts);
  const { pathname, state } = useLocation();
  const { batchnumber = '' } = routeOf(pathname).params;
  const read = useGetExchangeOrdersQuery({ limit: 4, offset: 0 });
  const [isAnnulling, setAnnulling] = useState(false);
  usePageHead({ barTitle: texts.title });

  const { made: madeNow, date } = (state ?? {}) as Partial<MadeNow>;
  const isNew = madeNow === batchnumber;
  const made = read.data?.exchanges.find((each) => each.batchnumber === batchnumber);
  const { title, lines } = useMadeText(made, isNew && typeof date === 'string' ? date : undefined);
  // The button may be gone before its sheet is closed, or after.
  useFocusFallback(`${made?.status} ${isAnnulling}`);
  const toStart = <Button as={<Link to={startUrl} />}>{texts.toOrders}</Button>;

  if (made === undefined && !isNew) {
    if (read.error !== undefined) return <ReadProblem read={read} />;
    if (read.isFetching) return <SkeletonMenu label={shell.loading} />;
    return <StateMessage icon="alert" title={errors.missingPage} action={toStart} />;
  }
  return (
    <>
      <StateMessage
        icon={made && !canBeAnnulled(made) ? 'alert' : 'check'}
        title={title}
        text={
          <>
            <strong>{exchangeMade.number(batchnumber)}</strong>
            {lines.map((line) => (
              <span key={line}>
                <br />
                <span>{line}</span>
              </span>
            ))}
          </>
        }
        action={toStart}
        wayOut={
          (made === undefined || canBeAnnulled(made)) && (
            <Button kind="text" onClick={() => setAnnulling(true)}>
              {exchangeMade.annul}
            </Button>
          )
        }
      />
      <Annulment
        open={isAnnulling}
        batchnumber={isAnnulling ? batchnumber : undefined}
        onClose={() => setAnnulling(false)}
      />
    </>
  );
}

/**
 * The state of a request: accepted, with the next steps, or its result. `date` is the day of the pickup, '' if it is not
 * fixed; only the response to the request contains it. `made` is undefined until it was read.
 */
function useMadeText(made: MadeExchange | undefined, date?: string) {
  const { exchangeMade: texts, exchangeStates, exchangeBlocks, exchangeWays } = useTexts(exchangeTexts);
  const pickupText = usePickupText();
  const dropOffLines = useDropOffLines();
  const of = made && made.order_nr !== '' ? [texts.of(made.order_nr)] : [];
  if (made && hasExpired(made))
    return { title: exchangeStates.expired, lines: [...of, exchangeBlocks.expired] };
  if (made && !canBeAnnulled(made)) return { title: exchangeStates[madeState(made)], lines: of };
  const next = () => {
    if (made?.return_way === 'branch_dropoff') return dropOffLines(made);
    if (date === undefined) return made?.return_way === 'home_pickup' ? [exchangeWays.home_pickup] : [];
    if (made === undefined && date === '') return [];
    return [`${texts.pickup}: ${pickupText({ date, time: '' }, { pickupTimes: [] })}`];
  };
  return { title: texts.done, lines: [...of, ...next(), texts.label] };
}
