import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import type { BoughtAgain } from '#flows/cart/buyAgain.ts';
import type { OrderLine } from '#schemas/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import styles from './BoughtSheet.module.css';

interface BoughtSheetProps {
  open: boolean;
  /** Undefined if all lines were added. */
  outcome: BoughtAgain | undefined;
  onClose: () => void;
}

const nameOf = ({ name, sku }: OrderLine) => name || sku;

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

/** Lists the lines of an order that could not be added to the cart (AFTER-02). */
export function BoughtSheet({ open, outcome, onClose }: BoughtSheetProps) {
  const { buyAgain: texts, order, shell } = useTexts(ordersTexts, shellTexts);
  const { added = [], there = [], unavailable = [], failed = [] } = outcome ?? {};
  const gone = unavailable.filter(({ quantity }) => quantity === 0);
  const missing = unavailable.map(({ line, quantity }) => {
    const name = [nameOf(line), line.size && order.size(line.size)].filter(Boolean).join(', ');
    return quantity === 0 ? name : texts.fewer(name, quantity, line.quantity);
  });
  const isInCart = added.length + there.length > 0;
  return (
    <Sheet
      open={open}
      title={texts.some(added.length, added.length + there.length + gone.length + failed.length)}
      closeLabel={shell.close}
      onClose={onClose}
      foot={
        <>
          <Button kind="plain" onClick={onClose}>
            {texts.close}
          </Button>
          {isInCart && <Button as={<Link to="/cart" />}>{shell.toCart}</Button>}
        </>
      }
    >
      <div className={styles.text}>
        <Names title={texts.unavailable} names={missing} />
        <Names title={texts.failed} names={failed.map(nameOf)} />
        <Names title={texts.there} names={there.map(nameOf)} />
      </div>
    </Sheet>
  );
}
