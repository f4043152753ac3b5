import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#commerce/shop.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { AvailableFilter, CatalogueDetails, FilterChoice } from '#schemas/catalogue.ts';
import { catalogueTexts } from '#texts/product.ts';
import { shellTexts } from '#texts/shell.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './ListToolbar.module.css';
import { useSheet } from './useSheet.ts';

// What is not on the first screen comes when the browser is idle, so that it does not delay the first pictures.
const SortBar = lazyPart(() => import('./SortBar.tsx'), 'SortBar', whenIdle);
const FilterChips = lazyPart(
  () => import('#features/catalogue/filters/FilterChips.tsx'),
  'FilterChips',
  whenIdle,
);
const FilterSheet = lazyPart(() => import('#features/catalogue/filters/FilterSheet.tsx'), 'FilterSheet');

interface ListToolbarProps {
  url: CatalogueUrl;
  chosen: FilterChoice[];
  /** The number of products; undefined while unknown. */
  total: number | undefined;
  /** The details of the list; the previous ones while new ones load. */
  details: CatalogueDetails | undefined;
  /** The filters failed to load (CAT-27). */
  unavailable: boolean;
}

const noFilters: readonly AvailableFilter[] = [];

/** The number of products, the sort order and the filters of a list (CAT-31, CAT-39, FILT-19). */
export function ListToolbar({ url, chosen, total, details, unavailable }: ListToolbarProps) {
  const { shell, catalogue } = useTexts(shellTexts, catalogueTexts);
  const { open, times, show, close, leaveFor } = useSheet();
  const offered = details?.organizedFiltersAB ?? noFilters;
  const isEmpty = offered.length === 0;
  const opener = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const values = chosen.flatMap((each) => each.values.map((value) => `${each.name} ${value}`));

  const applied = values.join();
  // Applied filters are first in the row: scrolled into view after each choice.
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
    // oxlint-disable-next-line react/exhaustive-deps -- Runs when the applied filters change, and reads nothing of them.
  }, [applied]);

  /** A press before there are filters opens them once they are there (KEEP-08). */
  const [isEarly, setEarly] = useState(false);
  const showEarly = useEffectEvent(() => {
    setEarly(false);
    // A shopper who has gone on meanwhile does not want the sheet.
    if (document.activeElement === opener.current) show();
  });
  const isThere = isEarly && !isEmpty;
  useEffect(() => {
    if (isThere) showEarly();
  }, [isThere]);
  function press() {
    if (!isEmpty) return show();
    // Not every browser gives the focus to a button that is tapped.
    opener.current?.focus();
    setEarly(true);
  }

  return (
    <>
      <div className={styles.line}>
        <output className={styles.count}>{total !== undefined && shell.products(total)}</output>
        {details && total !== 0 && <SortBar url={url} orders={details.sortingoptions} />}
      </div>
      <div className={styles.tools}>
        {unavailable && (
          <p className={styles.note} id={noteId}>
            {catalogue.unavailable}
          </p>
        )}
        <fieldset className={styles.group} aria-label={catalogue.filters}>
          <div className={styles.row} ref={row}>
            <Chip
              ref={opener}
              kind="lead"
              icon="filter"
              aria-haspopup="dialog"
              aria-disabled={isEmpty || undefined}
              aria-describedby={unavailable ? noteId : undefined}
              aria-label={
                values.length === 0
                  ? catalogue.filter
                  : `${catalogue.filter}, ${catalogue.applied(values.length)}`
              }
              onPointerDown={isEmpty ? undefined : FilterSheet.warm}
              onClick={press}
            >
              <span>{catalogue.filter}</span>
              {values.length > 0 && <span className={styles.number}>{values.length}</span>}
            </Chip>
            {(details || unavailable) && (
              <FilterChips
                url={url}
                chosen={chosen}
                offered={offered}
                coupon={details?.seoSettings?.coupon ?? ''}
                opener={opener}
              />
            )}
          </div>
        </fieldset>
        {times > 0 && (
          <FilterSheet
            key={times}
            open={open}
            url={url}
            chosen={chosen}
            total={total}
            filters={offered}
            onClose={close}
            leaveFor={leaveFor}
          />
        )}
      </div>
    </>
  );
}
