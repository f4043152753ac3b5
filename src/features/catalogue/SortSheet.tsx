import { useId, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { SortingOption } from '#schemas/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { Pick } from '#ui/Pick.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ListTools.module.css';

interface SortSheetProps {
  open: boolean;
  orders: readonly SortingOption[];
  onChoose: (order: SortingOption) => void;
  onClose: () => void;
}

/** The orders that a result offers, one of them chosen (CAT-31). */
export function SortSheet({ open, orders, onChoose, onClose }: SortSheetProps) {
  const { filters: words, shell } = useShop().texts;
  const group = useId();
  const [chosen, setChosen] = useState(orders.find(({ active }) => active));
  return (
    <Sheet
      open={open}
      title={words.order}
      closeLabel={shell.close}
      onClose={onClose}
      foot={
        <Button disabled={chosen === undefined} onClick={() => chosen && onChoose(chosen)}>
          {words.apply}
        </Button>
      }
    >
      <fieldset className={styles.orders}>
        <VisuallyHidden as="legend">{words.orderBy}</VisuallyHidden>
        {orders.map((order) => (
          <Pick
            key={`${order.sort} ${order.dir}`}
            kind="radio"
            name={group}
            label={order.label}
            checked={order === chosen}
            onChange={() => setChosen(order)}
          />
        ))}
      </fieldset>
    </Sheet>
  );
}
