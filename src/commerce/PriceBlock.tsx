import { offerOf } from '#rules/offer.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Discount } from './Discount.tsx';
import { Price } from './Price.tsx';
import styles from './PriceBlock.module.css';
import { useShop } from './shop.ts';

interface PriceBlockProps {
  product: Pick<ListedProduct, 'price' | 'specialprice'>;
  /** On the product's own page: larger, with the discount beside it. */
  large?: boolean;
}

/** What a product costs, and what it cost before where it is lower now (PROD-06). */
export function PriceBlock({ product, large = false }: PriceBlockProps) {
  const { price: texts } = useShop().texts;
  const { now, before, percent } = offerOf(product);
  return (
    <p className={styles.price} data-large={large || undefined}>
      <span className={styles.now}>
        {before !== undefined && <VisuallyHidden>{texts.now} </VisuallyHidden>}
        <Price amount={now} />
      </span>
      {before !== undefined && (
        <s>
          <VisuallyHidden>{texts.before} </VisuallyHidden>
          <Price amount={before} />
        </s>
      )}
      {large && percent !== undefined && (
        <span className={styles.saved}>
          <Discount percent={percent} />
        </span>
      )}
    </p>
  );
}
