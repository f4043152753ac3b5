import { leaveFocus } from '#commerce/page/focus.ts';
import { statusText } from '#commerce/orders/orderFacts.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shownMoment } from '#rules/account/shownDetails.ts';
import type { KeptOrder } from '#rules/orders/orders.ts';
import { timelineOf } from '#rules/orders/order.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import styles from './Timeline.module.css';

/** The reading of an order's steps. */
export interface StepsRead {
  failed: boolean;
  busy: boolean;
  retry: () => void;
}

/** The focus of the button goes to the page once the steps are there. */
const focusPage = leaveFocus<HTMLButtonElement>((button) => button.closest('main'));

/** Says that the steps could not be read, and reads them again when asked to. Its space is always there, so that nothing below moves. */
function StepsFailed({ failed, busy, retry }: StepsRead) {
  const { order: texts, errors } = useTexts(ordersTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  return (
    <div className={styles.failed}>
      <output>{failed && (online ? texts.stepsFailed : errors.offline)}</output>
      {failed && (
        <Button ref={focusPage} kind="text" busy={busy} onClick={retry}>
          {errors.retry}
        </Button>
      )}
    </div>
  );
}

/** The dated steps of an order, and those to come (AFTER-01); without an answer, what the order itself says. */
export function Timeline({ order, steps }: { order: KeptOrder; steps: StepsRead }) {
  const texts = useTexts(ordersTexts);
  return (
    <section className={styles.steps} aria-label={texts.order.steps}>
      <ol>
        {timelineOf(order).map(({ code, label, date, state }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- A step may come twice, and none moves.
          <li key={place} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>
              <SpokenText
                text={statusText(texts, code ?? '', label)}
                more={state !== 'past' && `, ${texts.order[state]}`}
              />
            </span>
            {state !== 'next' && <span className={styles.date}>{shownMoment(date)}</span>}
          </li>
        ))}
      </ol>
      <StepsFailed {...steps} />
    </section>
  );
}
