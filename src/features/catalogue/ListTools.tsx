import { Suspense, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { whenIdle } from '#ui/whenIdle.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';
import { Chip } from '#ui/Chip.tsx';
import { later } from '#ui/later.ts';
import styles from './ListTools.module.css';

const FilterTools = later(async () => (await import('./lateTools.ts')).FilterTools);
const SortTools = later(async () => (await import('./lateTools.ts')).SortTools);

interface ListToolsProps {
  url: string;
  chosen: FilterChoice[];
  /** How many products there are; undefined while that is not known. */
  total: number | undefined;
  /** What is known of the list; of the last answer while another one is on its way. */
  details: CatalogueDetails | undefined;
  /** The filters will not come (CAT-27). */
  unavailable: boolean;
}

/**
 * How much there is, in which order if there is any, and by which filters (CAT-31, CAT-39). The code of the tools comes
 * once there is something to offer and the page has its first pictures.
 */
export function ListTools({ url, chosen, total, details, unavailable }: ListToolsProps) {
  const { cart, filters } = useShop().texts;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  const mayCome = isQuiet && (details !== undefined || unavailable);
  const early = (
    <div className={styles.row}>
      <Chip kind="lead" icon="filter" aria-disabled="true">
        {filters.open}
      </Chip>
    </div>
  );
  return (
    <>
      <div className={styles.line}>
        <output className={styles.count}>{total !== undefined && cart.products(total)}</output>
        {mayCome && details && total !== 0 && (
          <Suspense>
            <SortTools url={url} orders={details.sortingoptions} />
          </Suspense>
        )}
      </div>
      <div className={styles.tools}>
        {!mayCome ? (
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
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
