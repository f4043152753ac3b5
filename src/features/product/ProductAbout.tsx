import { memo } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { showsFastShipping } from '#rules/delivery/fastShipping.ts';
import type { Product } from '#schemas/product.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { productTexts } from '#texts/product.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { Description } from './Description.tsx';
import { OtherColors } from './OtherColors.tsx';
import styles from './ProductContent.module.css';
import { ProductFacts } from './ProductFacts.tsx';

/** The texts about a product; choosing a size or adding to the cart does not render them again. */
export const ProductAbout = memo(function ProductAbout({ product }: { product: Product }) {
  const texts = useTexts(productTexts, catalogueTexts);
  const location = useAppSelector(selectCityRegion);
  const { productName, description, breadcrumb } = product;
  const fast = product.fastShipping && showsFastShipping(product, location?.city);
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
        <Breadcrumbs
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
