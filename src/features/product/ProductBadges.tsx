import { useTexts } from '#commerce/useTexts.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { productTexts } from '#texts/product.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './ProductContent.module.css';

interface ProductBadgesProps {
  product: Pick<ListedProduct, 'freeShipping' | 'isECOFriendly' | 'isProductBoost'>;
}

/** The badges of a product: free shipping, sustainable, sponsored (PROD-12, SHIP-01). */
export function ProductBadges({ product }: ProductBadgesProps) {
  const { delivery, product: texts } = useTexts(productTexts);
  const { freeShipping, isECOFriendly, isProductBoost } = product;
  if (!freeShipping && !isECOFriendly && !isProductBoost) return null;
  return (
    <ul className={styles.marks}>
      {freeShipping && <li className={styles.saving}>{delivery.free}</li>}
      {isECOFriendly && (
        <li>
          <Icon name="leaf" size={16} />
          <span>{texts.eco}</span>
        </li>
      )}
      {isProductBoost && <li className={styles.quiet}>{texts.sponsored}</li>}
    </ul>
  );
}
