import { useShop } from '#commerce/shop.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ProductContent.module.css';

interface ProductMarksProps {
  product: Pick<ListedProduct, 'freeShipping' | 'isECOFriendly' | 'isProductBoost'>;
}

/** What sets a product apart: free shipping, made with care, paid for its place (PROD-12, SHIP-01). */
export function ProductMarks({ product }: ProductMarksProps) {
  const { delivery, product: texts } = useShop().texts;
  const { freeShipping, isECOFriendly, isProductBoost } = product;
  if (!freeShipping && !isECOFriendly && !isProductBoost) return null;
  return (
    <ul className={styles.marks}>
      {freeShipping && <li className={styles.saving}>{delivery.free}</li>}
      {isECOFriendly && (
        <li>
          <Icon name="leaf" size={16} />
          {texts.eco}
        </li>
      )}
      {isProductBoost && <li className={styles.quiet}>{texts.sponsored}</li>}
    </ul>
  );
}
