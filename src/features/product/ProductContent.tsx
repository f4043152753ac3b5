import type { KnownProduct } from '#commerce/knownProduct.ts';
import { PriceBlock } from '#commerce/PriceBlock.tsx';
import { useShop } from '#commerce/shop.ts';
import type { Product } from '#schemas/product.ts';
import { ProductBones } from '#ui/ProductBones.tsx';
import styles from './ProductContent.module.css';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductMarks } from './ProductMarks.tsx';

interface ProductContentProps {
  /** What is known of it at once: all, or what its card in a list has shown. */
  known: KnownProduct;
  product: Product | undefined;
}

/** Everything about a product, and the way into the cart; what its card has shown stands there before the rest has come. */
export function ProductContent({ known, product }: ProductContentProps) {
  const { loading } = useShop().texts.shell;
  const { brand, productName, color } = known;
  return (
    <article aria-busy={product === undefined}>
      <ProductGallery product={{ otherimages: [], ...known, ...product }} />
      <div className={styles.intro}>
        <div className={styles.origin}>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.quiet}>{color}</p>
        </div>
        <h1 className={styles.name}>{productName}</h1>
        <PriceBlock product={known} large />
        <ProductMarks product={known} />
      </div>
      {product === undefined ? <ProductBones label={loading} /> : <ProductDetails product={product} />}
    </article>
  );
}
