import { useEffect, useRef } from 'react';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/shop.ts';
import { contentProblem, messageKey } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { accountListTexts } from '#texts/account.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './AccountList.module.css';

interface AccountListProps<Item> {
  title: string;
  list: OwnList<Item>;
  idOf: (item: Item) => string;
  renderRow: (item: Item) => Elements;
  /** What is shown without entries: a `StateMessage`. */
  empty: Elements;
  /** What is above the list, also above an empty one and above one that failed, whose messages have level 2 then. */
  head?: Elements;
  foot?: Elements;
}

/** A screen of the account that is one list: loading, failed or offline with a retry, empty, and in pages (ORD-08). */
export function AccountList<Item>({
  title,
  list,
  idOf,
  renderRow,
  empty,
  head,
  foot,
}: AccountListProps<Item>) {
  const { accountList: texts, errors, shell } = useTexts(accountListTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  const { state, items, problem, busy, retry, more } = list;
  const rows = useRef<HTMLUListElement>(null);
  /** How many entries there were when more were asked for. */
  const shown = useRef<number>(undefined);

  const moreButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const firstNew = rows.current?.children[shown.current ?? -1] as HTMLElement | undefined;
    if (firstNew === undefined) return;
    shown.current = undefined;
    // The button has moved away, or is gone: reading goes on with the first that is new, unless it has gone elsewhere
    // meanwhile, as the page may have come with the network.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === moreButton.current) firstNew.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Runs when there are more, and reads them as rows.
  }, [items.length]);

  if (state === 'loading') return <SkeletonMenu label={shell.loading} />;
  if (state !== 'shown') {
    const message =
      state === 'failed' && problem ? (
        <ProblemState problem={problem} busy={busy} onRetry={retry} level={head ? 2 : 1} />
      ) : (
        empty
      );
    return head ? (
      <FormPage title={title}>
        {head}
        {message}
      </FormPage>
    ) : (
      message
    );
  }
  return (
    <FormPage title={title}>
      {head}
      <ul ref={rows} className={styles.list}>
        {items.map((item) => (
          <li key={idOf(item)} className={styles.row} tabIndex={-1}>
            {renderRow(item)}
          </li>
        ))}
      </ul>
      {more && (
        <div className={styles.more}>
          <output>{more.problem && !more.busy && errors[messageKey(more.problem, online)]}</output>
          <Button
            ref={moreButton}
            kind="plain"
            wide
            busy={more.busy}
            onClick={() => {
              shown.current = items.length;
              more.load();
            }}
          >
            {texts.more}
          </Button>
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </FormPage>
  );
}

/** What the hook of a query says, or of an infinite query for a list in pages. */
interface OwnRead {
  isFetching: boolean;
  isSuccess: boolean;
  error?: unknown;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

/**
 * A list of the customer, by what is held of it and by the hook of its query, whose cache keeps all its pages for a
 * return: `useOwnList(items, useGetOrdersInfiniteQuery({}))`. What is held is shown, whatever comes of a further page.
 * Which page follows is a matter of the query (`rules/account/ownPages.ts`).
 */
export function useOwnList<Item>(items: readonly Item[], read: OwnRead) {
  const { isFetching, isSuccess, error, hasNextPage = false, isFetchingNextPage = false } = read;
  const problem = error === undefined ? undefined : contentProblem(error as Problem);
  const isSettled = isSuccess && !isFetching;
  const unshown = isSettled ? 'empty' : 'loading';
  const state: 'failed' | 'empty' | 'loading' = problem ? 'failed' : unshown;
  // Stryker disable OptionalChaining: a query that has a next page can fetch it
  return {
    state: items.length > 0 ? ('shown' as const) : state,
    items,
    problem,
    busy: isFetching,
    retry: (): void => void read.refetch(),
    /** Absent where no more follow. */
    more: hasNextPage
      ? { busy: isFetchingNextPage, problem, load: (): void => void read.fetchNextPage?.() }
      : undefined,
  };
}

export type OwnList<Item> = ReturnType<typeof useOwnList<Item>>;
