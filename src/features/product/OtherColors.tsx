import { Link } from '#commerce/page/Link.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import styles from './ProductContent.module.css';

/** The colors a product comes in, this one first (PROD-18). */
export function OtherColors({ product }: { product: Product }) {
  const { product: texts } = useTexts(productTexts);
  if (product.related.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.head}>{texts.otherColors}</h2>
      <ul className={styles.colors}>
        {[product, ...product.related].map(({ sku, color, url, productImage }, index) => (
          <li key={sku}>
            <Link to={url} aria-label={texts.color(color)} aria-current={index === 0 ? 'true' : undefined}>
              <PictureFrame>
                <ShopPicture address={productImage} alt="" width={72} height={90} />
              </PictureFrame>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
