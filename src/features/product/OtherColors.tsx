import { memo } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { gallerySizes } from '#rules/pictures/pictureUrl.ts';
import type { Product } from '#schemas/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import styles from './ProductContent.module.css';
import { useColorSwitch } from './useColorSwitch.ts';

/**
 * The colors a product comes in, each at the same place on the page of every color (PROD-18); a choice of a size does
 * not render them again.
 */
export const OtherColors = memo(function OtherColors({ product }: { product: Product }) {
  const { productPage: texts } = useTexts(productPageTexts);
  const { wanted, press } = useColorSwitch(product);
  if (product.related.length === 0) return null;
  const colors = [product, ...product.related].sort((one, other) => (one.sku < other.sku ? -1 : 1));
  return (
    <section className={styles.part}>
      <h2 className={styles.head}>{texts.otherColors}</h2>
      <ul className={styles.colors}>
        {colors.map((each) => (
          <li key={each.sku}>
            <Link
              to={each.url}
              aria-label={texts.color(each.color)}
              aria-current={each.sku === product.sku ? 'true' : undefined}
              aria-busy={each.sku === wanted || undefined}
              onClick={(event) => press(event, each)}
            >
              <PictureFrame>
                <ShopPicture
                  address={each.productImage}
                  alt=""
                  width={72}
                  height={90}
                  // As the small picture of the gallery.
                  {...(each.sku === product.sku && { sizes: gallerySizes })}
                />
              </PictureFrame>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
