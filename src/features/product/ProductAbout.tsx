import { memo } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { showsFastShipping } from '#rules/product/offer.ts';
import type { Product } from '#schemas/product.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { Description } from './Description.tsx';
import styles from './ProductContent.module.css';
import { ProductFacts } from './ProductFacts.tsx';

const DeliveryPromise = lazyPart(
  'delivery',
  async () => (await import('./lateParts.ts')).DeliveryPromise,
  whenIdle,
);
const PayLater = lazyPart('payLater', async () => (await import('./lateParts.ts')).PayLater, whenIdle);

/** The texts about a product; choosing a size or adding to the cart does not render them again. */
export const ProductAbout = memo(function ProductAbout({ product }: { product: Product }) {
  const texts = useTexts(productPageTexts, catalogueTexts);
  const location = useAppSelector(selectCityRegion);
  const { productName, description, breadcrumb } = product;
  const fast = product.fastShipping && showsFastShipping(product, location?.city);
  return (
    <>
      <div className={styles.facts}>
        <ProductFacts product={product} fast={fast} />
        <DeliveryPromise product={product} />
        <PayLater />
        {description !== '' && (
          <Disclosure title={texts.productPage.description} open>
            <Description text={description} />
          </Disclosure>
        )}
      </div>
      {breadcrumb.length > 0 && (
        <div className={styles.path}>
          <Breadcrumbs
            label={texts.catalogue.path}
            items={[...breadcrumb, { label: productName, url: product.url }].map(({ label, url }) => ({
              label,
              link: <Link to={url} />,
            }))}
          />
        </div>
      )}
    </>
  );
});
