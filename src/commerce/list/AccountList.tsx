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
  /** The `StateMessage` of an empty list. */
  empty: Elements;
  /** Content above the list, also if it is empty or has failed; the message then has heading level 2. */
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
  /** The number of entries when more were requested. */
  const shown = useRef<number>(undefined);

  const moreButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const firstNew = rows.current?.children[shown.current ?? -1] as HTMLElement | undefined;
    if (firstNew === undefined) return;
    shown.current = undefined;
    // The button has moved or was removed, so the first new entry gets the focus, unless the shopper has moved the focus
    // meanwhile.
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

/** The result of the hook of a query, or of an infinite query for a list in pages. */
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
 * Returns the state of a customer's list from its loaded items and the hook of its query:
 * `useOwnList(items, useGetOrdersInfiniteQuery({}))`. Loaded items are shown even if a further page fails. The query
 * decides which page is next (`rules/account/ownPages.ts`).
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
    /** Undefined after the last page. */
    more: hasNextPage
      ? { busy: isFetchingNextPage, problem, load: (): void => void read.fetchNextPage?.() }
      : undefined,
  };
}

export type OwnList<Item> = ReturnType<typeof useOwnList<Item>>;
