import { type MouseEvent, type RefCallback, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { CatalogueDetails, FilterChoice } from '#schemas/catalogue.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { shellTexts } from '#texts/shell.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { lazyComponent } from '#ui/timing/lazyComponent.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import type { EarlyPress } from './earlyPress.ts';
import styles from './ListToolbar.module.css';

const loadTools = () => import('./lazyToolbar.ts');
const FilterTools = lazyComponent(async () => (await loadTools()).FilterBar);
const SortTools = lazyComponent(async () => (await loadTools()).SortBar);

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

/**
 * The number of products, the sort order and the filters of a list (CAT-31, CAT-39). The code of the tools is loaded
 * once there are filters to offer and the browser is idle, so that it does not delay the first pictures, or by a press.
 */
export function ListToolbar({ url, chosen, total, details, unavailable }: ListToolbarProps) {
  const { shell, catalogue } = useTexts(shellTexts, catalogueTexts);
  const { loadPart } = useShop();
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  const showsTools = isDue && (details !== undefined || unavailable);
  const press = useRef<EarlyPress>({ hasFocus: false, isPressed: false });
  // The chip is rendered anew once the code is on its way, and keeps the focus then too.
  const chip: RefCallback<HTMLButtonElement> = useCallback((button) => {
    if (press.current.hasFocus) button?.focus();
    return () => {
      press.current.hasFocus = document.activeElement === button;
    };
  }, []);
  /** A press opens the filters once they are there, or says why there is nothing to choose (KEEP-08). */
  async function pressEarly({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Not every browser gives the focus to a button that is tapped.
    currentTarget.focus();
    press.current.isPressed = true;
    if ((await loadPart('filters', loadTools)) === undefined) press.current.isPressed = false;
    else setDue(true);
  }
  const early = (
    <div className={styles.row}>
      <Chip
        ref={chip}
        kind="lead"
        icon="filter"
        aria-disabled="true"
        onClick={(event) => void pressEarly(event)}
      >
        {catalogue.filter}
      </Chip>
    </div>
  );
  return (
    <>
      <div className={styles.line}>
        <output className={styles.count}>{total !== undefined && shell.products(total)}</output>
        {showsTools && details && total !== 0 && (
          <Suspense>
            <SortTools url={url} orders={details.sortingoptions} />
          </Suspense>
        )}
      </div>
      <div className={styles.tools}>
        {!showsTools ? (
          early
        ) : (
          <Suspense fallback={early}>
            <FilterTools
              url={url}
              chosen={chosen}
              total={total}
              offered={details?.organizedFiltersAB ?? []}
              unavailable={unavailable}
              coupon={details?.seoSettings?.coupon ?? ''}
              early={press}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
