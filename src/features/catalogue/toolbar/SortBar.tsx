import { useNavigate } from 'react-router-dom';
import { useTexts } from '#commerce/shop.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { withSorting } from '#rules/filters/filterUrl.ts';
import type { SortingOption } from '#schemas/catalogue.ts';
import { filtersTexts } from '#texts/filters.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './ListToolbar.module.css';
import { useSheet } from './useSheet.ts';

const SortSheet = lazyPart(() => import('./SortSheet.tsx'), 'SortSheet');

interface SortBarProps {
  url: CatalogueUrl;
  /** The sort orders that the result offers. */
  orders: readonly SortingOption[];
}

/** The sort order of a list; opens the sheet to change it (CAT-31). */
export function SortBar({ url, orders }: SortBarProps) {
  const { filters: texts } = useTexts(filtersTexts);
  const navigate = useNavigate();
  const { open, times, show, close, leaveFor } = useSheet();
  const active = orders.find((order) => order.active);

  if (orders.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.sort}
        aria-haspopup="dialog"
        onPointerDown={SortSheet.warm}
        onClick={show}
      >
        <span>
          {active && <VisuallyHidden>{`${texts.orderBy} `}</VisuallyHidden>}
          <span>{active ? active.label : texts.order}</span>
        </span>
        <Icon name="down" size={16} />
      </button>
      {times > 0 && (
        <SortSheet
          key={times}
          open={open}
          orders={orders}
          onClose={close}
          onChoose={(order) =>
            leaveFor(order.active ? undefined : () => void navigate(withSorting(url, order).href))
          }
        />
      )}
    </>
  );
}
