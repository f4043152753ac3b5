import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { withSorting } from '#rules/filterAddress.ts';
import type { SortingOption } from '#schemas/catalogue.ts';
import { afterPaint } from '#ui/whenIdle.ts';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ListTools.module.css';
import { useLatePart } from './useLatePart.ts';

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
  const { Part: SortSheet, show, warm } = useLatePart(loadSheet);
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const active = orders.find((order) => order.active);

  async function openSheet() {
    if (!(await show())) return;
    setTimes(times + 1);
    setOpen(true);
  }

  if (orders.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.sort}
        aria-haspopup="dialog"
        onPointerDown={warm}
        onClick={() => void openSheet()}
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
          onClose={() => setOpen(false)}
          onChoose={(order) => {
            // At once, so that the sheet is closed before the list becomes another.
            flushSync(() => setOpen(false));
            if (!order.active) afterPaint(() => void navigate(withSorting(url, order)));
          }}
        />
      )}
    </>
  );
}
