import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { useTexts } from '#commerce/shop.ts';
import { once, requestFor } from '#flows/catalogue/catalogueCalls.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { filterTypeOf, openedDraft, withCounts } from '#rules/filters/choices.ts';
import { withFilters } from '#rules/filters/filterUrl.ts';
import type { AvailableFilter, FilterChoice, FullCataloguePage } from '#schemas/catalogue.ts';
import {
  catalogFiltersSlice,
  filtersCleared,
  filtersOpened,
  filtersRestored,
  injectFilters,
} from '#store/catalogFilters.ts';
import { selectEntry } from '#store/catalogue.ts';
import { type Store, useAppDispatch, useAppSelector, useAppStore } from '#store/store.ts';
import { filtersTexts } from '#texts/filters.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { useFilterNavigation } from './FilterChips.tsx';
import { FilterControl, type FilterFault } from './FilterControl.tsx';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  open: boolean;
  url: CatalogueUrl;
  chosen: FilterChoice[];
  total: number | undefined;
  filters: readonly AvailableFilter[];
  /** Closes the sheet, then calls `go`. */
  leaveFor: (go: (() => void) | undefined) => void;
  onClose: () => void;
}

/** Reducer: the keys of the filters with invalid input, after a report of one filter or after all were set. */
const faultsAfter = (faults: readonly string[], report: FilterFault | 'noneLeft'): readonly string[] => {
  if (report === 'noneLeft') return [];
  const others = faults.filter((key) => key !== report.key);
  return report.faulty ? [...others, report.key] : others;
};

/** All filters of a list: a draft until it is applied, with the counts of the draft (FILT-23, FIND-01). */
export function FilterSheet({ open, url, chosen, total, filters, leaveFor, onClose }: FilterSheetProps) {
  const { filters: texts, shell } = useTexts(filtersTexts, shellTexts);
  const filterBy = useFilterNavigation();
  const { draft, dispatchDraft } = useFilterDraft(chosen);
  const [faults, reportFault] = useReducer(faultsAfter, []);
  const faulty = faults.length > 0;
  // Part of the key of range controls: a new round discards typed prices.
  const [round, setRound] = useState(0);
  const next = useMemo(() => withFilters(url, draft.choices), [url, draft.choices]);
  const current = useMemo(() => withFilters(url, draft.original), [url, draft.original]);
  const counts = useDraftCounts(open, next, { url: current, total, filters });
  const countText = counts.total === undefined || faulty ? undefined : texts.see(counts.total);

  const apply = () =>
    leaveFor(next.href === withFilters(url, chosen).href ? undefined : () => filterBy(next));

  function setAll(event: ReturnType<typeof filtersCleared | typeof filtersRestored>) {
    dispatchDraft(event);
    reportFault('noneLeft');
    setRound(round + 1);
  }

  return (
    <Sheet
      full
      open={open}
      title={texts.title}
      closeLabel={shell.close}
      onClose={onClose}
      tool={
        <Button kind="text" onClick={() => setAll(filtersRestored())}>
          {texts.restore}
        </Button>
      }
      foot={
        <>
          <Button kind="plain" onClick={() => setAll(filtersCleared())}>
            {texts.clear}
          </Button>
          <Button disabled={faulty} onClick={apply}>
            <span className={styles.apply}>
              <span>{`${texts.apply} `}</span>
              {countText !== undefined && <small>{countText}</small>}
            </span>
          </Button>
        </>
      }
    >
      <VisuallyHidden as="output">{countText}</VisuallyHidden>
      {counts.filters.map((filter) => (
        <FilterControl
          key={`${filter.key} ${filterTypeOf(filter) === 'range_selector' ? round : ''}`}
          filter={filter}
          choices={draft.choices}
          dispatchDraft={dispatchDraft}
          onFault={reportFault}
        />
      ))}
    </Sheet>
  );
}

type DraftEvent = Parameters<typeof catalogFiltersSlice.reducer>[1];

/**
 * The draft of the filter sheet, initially `original` (FILT-23). It is in the store where the flag is on, else in the
 * sheet, by the same reducer (FILT-32).
 */
function useFilterDraft(original: FilterChoice[]) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => state.catalogFilters);
  const [own, dispatchOwn] = useReducer(catalogFiltersSlice.reducer, original, openedDraft);
  // False until the effect below has run: until then the store has the draft of the previous sheet.
  const [isOpened, setOpened] = useState(false);

  const dispatchDraft = useCallback(
    (event: DraftEvent) => {
      dispatchOwn(event);
      dispatch(event);
    },
    [dispatch],
  );

  useLayoutEffect(() => {
    injectFilters(store);
    dispatchDraft(filtersOpened(original));
    setOpened(true);
    // oxlint-disable-next-line react/exhaustive-deps -- A sheet keeps its initial filters while other answers load.
  }, []);

  return { draft: (isOpened && stored) || own, dispatchDraft };
}

/** In ms. */
const debounce = 250;

interface Counts {
  url: CatalogueUrl;
  total: number | undefined;
  filters: readonly AvailableFilter[];
}

/** The answer with the counts of an address. */
interface CountsAnswer {
  url: CatalogueUrl;
  data: FullCataloguePage;
}

/**
 * The counts of an address, requested after a debounce; an older request is aborted (FIND-01). The total is undefined
 * while it loads. The options keep their previous counts meanwhile, so that nothing flickers. `known` is the list in
 * view, which needs no request. A closed sheet requests nothing.
 */
function useDraftCounts(open: boolean, url: CatalogueUrl, known: Counts): Counts {
  const store = useAppStore();
  const [answer, setAnswer] = useState<CountsAnswer>();
  const isKnown = url.href === known.url.href && known.total !== undefined;
  if (isKnown && answer) setAnswer(undefined);
  const needsCounts = open && !isKnown;

  useEffect(() => {
    if (!needsCounts) return undefined;
    let sent: ReturnType<typeof requestDraftCounts> | undefined;
    const timer = setTimeout(() => {
      sent = requestDraftCounts(store, known.url, url);
      void sent.then(({ data }) => data && setAnswer({ url, data }));
    }, debounce);
    return () => {
      clearTimeout(timer);
      sent?.abort();
    };
  }, [known.url, needsCounts, store, url]);

  // Merged once per answer and list: a filter that is a new object renders again.
  const filters = useMemo(
    () => (answer ? withCounts(known.filters, answer.data.organizedFiltersAB) : known.filters),
    [known.filters, answer],
  );
  if (isKnown) return known;
  return { url, total: answer?.url.href === url.href ? answer.data.total : undefined, filters };
}

/**
 * Requests the counts of a draft: the number of products of its address and of each option (FIND-01). `current` is the
 * list in view, whose kind of call is used. The legacy source needs one call for both. The answer is not stored
 * (CAT-21).
 */
function requestDraftCounts(store: Store, current: CatalogueUrl, draft: CatalogueUrl) {
  const kind = selectEntry(store.getState(), current)?.kind ?? 'category';
  const request = { ...requestFor(store, draft, kind, 0), pageInfo: { page: 1, itemsPerPage: 1 } };
  const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;
  const { initiate } = request.source === 'legacy' ? getCataloguePage : getFullCataloguePage;
  return store.dispatch((initiate as typeof getFullCataloguePage.initiate)(request, once));
}
