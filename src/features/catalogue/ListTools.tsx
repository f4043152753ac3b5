import { lazy, type ReactNode, Suspense } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';
import type { FilterToolsProps } from './FilterTools.tsx';
import styles from './ListTools.module.css';
import type { SortToolsProps } from './SortTools.tsx';

/** Tools that a list can do without: where their code does not come, nothing stands in their place. */
const nothing = { default: (): ReactNode => null };

const FilterTools = lazy<(props: FilterToolsProps) => ReactNode>(() =>
  import('./FilterTools.tsx').then(
    (part) => ({ default: part.FilterTools }),
    () => nothing,
  ),
);
const SortTools = lazy<(props: SortToolsProps) => ReactNode>(() =>
  import('./SortTools.tsx').then(
    (part) => ({ default: part.SortTools }),
    () => nothing,
  ),
);

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

/** How much there is, in which order, and by which filters (CAT-31, CAT-39). Its code comes after the products. */
export function ListTools({ url, chosen, total, details, unavailable }: ListToolsProps) {
  const { cart } = useShop().texts;
  return (
    <>
      <div className={styles.line}>
        <output className={styles.count}>{total !== undefined && cart.products(total)}</output>
        <Suspense>
          <SortTools url={url} orders={details?.sortingoptions ?? []} />
        </Suspense>
      </div>
      <div className={styles.tools}>
        <Suspense>
          <FilterTools
            url={url}
            chosen={chosen}
            total={total}
            available={details?.availableFilters}
            unavailable={unavailable}
            coupon={details?.seoSettings?.coupon ?? ''}
          />
        </Suspense>
      </div>
    </>
  );
}
