import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orderUrl } from '#commerce/orders/OrderSummary.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { LinkMessage, ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/shop.ts';
import { entriesById } from '#rules/account/ownPages.ts';
import { unknownDetail } from '#rules/account/shownDetails.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { shellTexts } from '#texts/shell.ts';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './Entry.module.css';

interface PagedRead {
  isFetching: boolean;
  isSuccess: boolean;
  error?: unknown;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** The state of an entry that a URL names. */
type OwnEntry<Item> =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; problem: Pick<Problem, 'status'>; busy: boolean; retry: () => void }
  | { state: 'shown'; item: Item };

/** An entry of a list by its id, for which there is no call: pages are read until it is there (ROUTE-46). */
export function useOwnEntry<Item>(
  id: string,
  items: readonly Item[],
  idOf: (item: Item) => string,
  read: PagedRead,
): OwnEntry<Item> {
  const { isFetching, isSuccess, error, hasNextPage } = read;
  const item = entriesById(items, idOf).get(id);
  // A page without new entries ends the search; otherwise it would be requested forever.
  const [readUpTo, setReadUpTo] = useState(0);
  const isGrowing = hasNextPage && items.length > readUpTo;
  // Stryker disable next-line ConditionalExpression: a query with an error has not succeeded
  const isWanted = item === undefined && isSuccess && error === undefined && !isFetching && isGrowing;
  const readOn = useEffectEvent(() => {
    setReadUpTo(items.length);
    void read.fetchNextPage();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The state records the request that the effect sends.
    if (isWanted) readOn();
  }, [isWanted]);
  if (item !== undefined) return { state: 'shown', item };
  if (error !== undefined)
    return {
      state: 'failed',
      problem: contentProblem(error as Problem),
      busy: isFetching,
      retry: () => void (items.length > 0 ? read.fetchNextPage() : read.refetch()),
    };
  return { state: isFetching || !isSuccess || isGrowing ? 'loading' : 'missing' };
}

interface EntryStateProps {
  entry: Exclude<OwnEntry<unknown>, { state: 'shown' }>;
  listUrl: string;
  toList: string;
}

/** The screen of an entry that is loading, has failed, or does not exist (ROUTE-46). */
export function EntryState({ entry, listUrl, toList }: EntryStateProps) {
  const { errors, shell } = useTexts(shellTexts);
  if (entry.state === 'loading') return <SkeletonMenu label={shell.loading} />;
  if (entry.state === 'failed')
    return <ProblemState problem={entry.problem} busy={entry.busy} onRetry={entry.retry} />;
  return <LinkMessage icon="alert" title={errors.missingPage} link={[listUrl, toList]} />;
}

interface EntryLinkProps {
  to: string;
  title: string;
  /** Content at the end of the row, such as an amount. */
  value: string;
  lines: readonly ReactNode[];
}

/** A row of a list of the account that leads to its details. */
export function EntryLink({ to, title, value, lines }: EntryLinkProps) {
  return (
    <Link className={styles.entry} to={to}>
      <span className={styles.main}>
        <b className={styles.title}>{title}</b>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity beside their place.
          <span key={index} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      <span className={styles.end}>
        <span className={styles.value}>{value}</span>
        <Icon name="right" size={20} />
      </span>
    </Link>
  );
}

export function Details({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.details}>
      {items.map(([name, value]) => (
        <div key={name} className={styles.detail}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SumProps {
  label: string;
  amount: string;
  note?: string | undefined;
  action?: Elements;
}

/** A large amount, such as a balance, with its actions. */
export function Sum({ label, amount, note, action }: SumProps) {
  return (
    <section className={styles.sum} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.amount}>{amount}</p>
      {note && <p className={styles.note}>{note}</p>}
      {action}
    </section>
  );
}

/** The order number of a credit or movement, as a link to the order (CRED-03). */
export function OrderLink({ number }: { number: string }) {
  if (number === '') return <span>{unknownDetail}</span>;
  return (
    <Link className={styles.link} to={orderUrl(number)}>
      {number}
    </Link>
  );
}

const parameter = 'return';

/** The URL of the request for the money of a page, so that back and a sign in return to it. */
export const returnUrl = (page: string): string => `${page}?${parameter}=1`;

/** Whether the URL shows the request for money. */
export const useIsReturn = (): boolean => new URLSearchParams(useLocation().search).has(parameter);

/** `BankForm`, loaded when the money is asked for: the lists do not load the package of the forms. */
export const LazyBankForm = lazyPart(() => import('#commerce/form/BankForm.tsx'), 'BankForm');
