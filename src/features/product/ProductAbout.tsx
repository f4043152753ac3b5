import { memo } from 'react';
import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { showsFastShipping } from '#rules/fastShipping.ts';
import type { Product } from '#schemas/product.ts';
import { selectPlace } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Crumbs } from '#ui/Crumbs.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Description } from './Description.tsx';
import { OtherColors } from './OtherColors.tsx';
import styles from './ProductContent.module.css';
import { ProductFacts } from './ProductFacts.tsx';

/** What there is to read about a product; a size that is chosen, or an add, does not draw it anew. */
export const ProductAbout = memo(function ProductAbout({ product }: { product: Product }) {
  const { texts } = useShop();
  const place = useAppSelector(selectPlace);
  const { productName, description, breadcrumb } = product;
  const fast = product.fastShipping && showsFastShipping(product, place?.city);
  return (
    <>
      <OtherColors product={product} />
      <div className={styles.facts}>
        <ProductFacts product={product} fast={fast} />
        <Disclosure title={texts.product.description} open>
          <Description text={description} />
        </Disclosure>
      </div>
      <div className={styles.path}>
        <Crumbs
          label={texts.catalogue.path}
          items={[...breadcrumb, { label: productName, url: product.url }].map(({ label, url }) => ({
            label,
            link: <Link to={url} />,
          }))}
        />
      </div>
    </>
  );
});
