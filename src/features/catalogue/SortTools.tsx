import { useNavigate } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { withSorting } from '#rules/filterAddress.ts';
import type { SortingOption } from '#schemas/catalogue.ts';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ListTools.module.css';
import { useLateSheet } from './useLateSheet.ts';

const loadSheet = async () => (await import('./SortSheet.tsx')).SortSheet;

export interface SortToolsProps {
  url: string;
  /** The orders that the result offers. */
  orders: readonly SortingOption[];
}

/** The order of a list, and the way to another one (CAT-31). */
export function SortTools({ url, orders }: SortToolsProps) {
  const { filters: words } = useShop().texts;
  const navigate = useNavigate();
  const { Sheet: SortSheet, open, times, warm, show, close, leaveFor } = useLateSheet(loadSheet);
  const active = orders.find((order) => order.active);

  if (orders.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.sort}
        aria-haspopup="dialog"
        onPointerDown={warm}
        onClick={() => void show()}
      >
        {active === undefined ? (
          words.order
        ) : (
          <span>
            <VisuallyHidden>{words.orderBy} </VisuallyHidden>
            {active.label}
          </span>
        )}
        <Icon name="down" size={16} />
      </button>
      {SortSheet && (
        <SortSheet
          key={times}
          open={open}
          orders={orders}
          onClose={close}
          onChoose={(order) =>
            leaveFor(order.active ? undefined : () => void navigate(withSorting(url, order)))
          }
        />
      )}
    </>
  );
}
