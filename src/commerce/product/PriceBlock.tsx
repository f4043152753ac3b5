import { useShop, useTexts } from '#commerce/shop.ts';
import { formatMoney } from '#rules/product/money.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { productTexts } from '#texts/product.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './PriceBlock.module.css';

interface PriceBlockProps {
  product: Pick<ListedProduct, 'price' | 'specialprice'>;
  /** For the product page: larger, with the discount next to it. */
  large?: boolean;
}

/** The price of a product, and the earlier price when it was higher (PROD-06). */
export function PriceBlock({ product, large = false }: PriceBlockProps) {
  const { price: texts } = useTexts(productTexts);
  const { now, before, percent } = offerOf(product);
  return (
    <p className={styles.price} data-large={large || undefined}>
      <span className={styles.now}>
        {before !== undefined && <VisuallyHidden>{`${texts.now} `}</VisuallyHidden>}
        <Price amount={now} />
      </span>
      {before !== undefined && (
        <s>
          <VisuallyHidden>{`${texts.before} `}</VisuallyHidden>
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

/** The discount on the earlier price, in whole percent (FMT-09). */
export function Discount({ percent }: { percent: number }) {
  const { price } = useTexts(productTexts);
  return (
    <>
      <VisuallyHidden>{`${price.discount} `}</VisuallyHidden>
      <span>{price.less(percent)}</span>
    </>
  );
}

/** An amount in the format of the country, from major units (FMT-06); a dash for a missing one (FMT-07). */
export function Price({ amount }: { amount: number | string | undefined }) {
  return <span>{formatMoney(amount, useShop().country)}</span>;
}
