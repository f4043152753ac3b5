import { useId, useState } from 'react';
import { useTexts } from '#commerce/shop.ts';
import type { SortingOption } from '#schemas/catalogue.ts';
import { filtersTexts } from '#texts/filters.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Choice } from '#ui/controls/Choice.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './ListToolbar.module.css';

interface SortSheetProps {
  open: boolean;
  orders: readonly SortingOption[];
  onChoose: (order: SortingOption) => void;
  onClose: () => void;
}

/** The sort orders that a result offers, as radio buttons (CAT-31). */
export function SortSheet({ open, orders, onChoose, onClose }: SortSheetProps) {
  const { filters: texts, shell } = useTexts(filtersTexts, shellTexts);
  const group = useId();
  const [chosen, setChosen] = useState(orders.find(({ active }) => active));
  return (
    <Sheet
      open={open}
      title={texts.order}
      closeLabel={shell.close}
      onClose={onClose}
      foot={
        <Button disabled={chosen === undefined} onClick={() => chosen && onChoose(chosen)}>
          {texts.apply}
        </Button>
      }
    >
      <fieldset className={styles.orders}>
        <VisuallyHidden as="legend">{texts.orderBy}</VisuallyHidden>
        {orders.map((order) => (
          <Choice
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
