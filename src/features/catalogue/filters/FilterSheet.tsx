import { useMemo, useReducer, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { filterTypeOf } from '#rules/filters/choices.ts';
import { withFilters } from '#rules/filters/filterUrl.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { filtersCleared, filtersRestored } from '#store/catalogFilters.ts';
import { filtersTexts } from '#texts/filters.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { FilterControl, type FilterFault } from './FilterControl.tsx';
import styles from './FilterSheet.module.css';
import { useDraftCounts } from './useDraftCounts.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { useFilterNavigation } from './useFilterNavigation.ts';

export interface FilterSheetProps {
  open: boolean;
  /** The address of the list, and its chosen filters. */
  url: CatalogueUrl;
  chosen: FilterChoice[];
  /** The number of products; undefined while unknown. */
  total: number | undefined;
  filters: readonly AvailableFilter[];
  /** Closes it, and leads to another list then. */
  leaveFor: (go: (() => void) | undefined) => void;
  onClose: () => void;
}

/** The keys of the filters whose input is invalid, after a report of one, or after all were set at once. */
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
  // Raised when all filters are set at once, which discards typed prices.
  const [round, setRound] = useState(0);
  const next = useMemo(() => withFilters(url, draft.choices), [url, draft.choices]);
  const current = useMemo(() => withFilters(url, draft.original), [url, draft.original]);
  const counts = useDraftCounts(next, { url: current, total, filters });
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
