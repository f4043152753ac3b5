import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { ShopPicture } from '#commerce/ShopPicture.tsx';
import type { Product } from '#schemas/product.ts';
import { Pane } from '#ui/Pane.tsx';
import styles from './ProductContent.module.css';

/** The colors a product comes in, this one first (PROD-18). */
export function OtherColors({ product }: { product: Product }) {
  const { product: texts } = useShop().texts;
  if (product.related.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.head}>{texts.otherColors}</h2>
      <ul className={styles.colors}>
        {[product, ...product.related].map(({ sku, color, url, productImage }, place) => (
          <li key={sku}>
            <Link to={url} aria-label={texts.color(color)} aria-current={place === 0 ? 'true' : undefined}>
              <Pane>
                <ShopPicture address={productImage} alt="" width={72} height={90} />
              </Pane>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
