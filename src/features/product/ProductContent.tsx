import { PriceBlock } from '#commerce/product/PriceBlock.tsx';
import type { ProductPreview } from '#schemas/listing.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { Product } from '#schemas/product.ts';
import { shellTexts } from '#texts/shell.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonProductDetails } from '#ui/skeletons/SkeletonProductDetails.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import styles from './ProductContent.module.css';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductBadges } from './ProductBadges.tsx';

const ShareButton = lazyPart('share', async () => (await import('./lateParts.ts')).ShareButton, whenIdle);

interface ProductContentProps {
  /** The product as known at once: complete, or the part that its card in a list has shown. */
  known: ProductPreview;
  product: Product | undefined;
}

/** The product and its buy bar; the part known from its card is rendered before the rest has loaded. */
export function ProductContent({ known, product }: ProductContentProps) {
  const { loading } = useTexts(shellTexts).shell;
  const { brand, productName, color } = known;
  return (
    <article className={styles.product} aria-busy={product === undefined}>
      <ProductGallery
        product={{ otherimages: [], ...known, ...product }}
        partial={product === undefined}
        tool={<ShareButton product={known} />}
      />
      <div>
        <div className={styles.intro}>
          <div className={styles.origin}>
            <p className={styles.brand}>{brand}</p>
            <p className={styles.quiet}>{color}</p>
          </div>
          <h1 className={styles.name}>{productName}</h1>
          <PriceBlock product={known} large />
          <ProductBadges product={known} />
        </div>
        {product === undefined ? (
          <SkeletonProductDetails label={loading} />
        ) : (
          <ProductDetails product={product} />
        )}
      </div>
    </article>
  );
}
