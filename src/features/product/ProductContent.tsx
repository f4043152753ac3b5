import { Link } from '#commerce/Link.tsx';
import { PriceBlock } from '#commerce/PriceBlock.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import { showsFastShipping } from '#rules/fastShipping.ts';
import type { Product } from '#schemas/product.ts';
import { selectPlace } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Crumbs } from '#ui/Crumbs.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { BuyBar } from './BuyBar.tsx';
import { Description } from './Description.tsx';
import { OtherColors } from './OtherColors.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductMarks } from './ProductMarks.tsx';
import styles from './ProductContent.module.css';
import { SizeChoice } from './SizeChoice.tsx';
import { SizeSheet } from './SizeSheet.tsx';
import { useBuy } from './useBuy.ts';

/** Everything about a product, and the way into the cart. */
export function ProductContent({ product }: { product: Product }) {
  const { texts } = useShop();
  const place = useAppSelector(selectPlace);
  const buy = useBuy(product);
  const { productName, brand, color, description, breadcrumb } = product;
  const fast = product.fastShipping && showsFastShipping(product, place?.city);
  usePageHead({ barTitle: productName, description: `${brand} ${productName}. ${description}` });

  return (
    <article>
      <ProductGallery product={product} />
      <div className={styles.intro}>
        <div className={styles.origin}>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.quiet}>{color}</p>
        </div>
        <h1 className={styles.name}>{productName}</h1>
        <PriceBlock product={product} large />
        <ProductMarks product={product} />
      </div>
      <SizeChoice product={product} chosen={buy.chosen} onChoose={buy.choose} />
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
      <BuyBar product={product} buy={buy} />
      <SizeSheet product={product} open={buy.asking} onChoose={buy.addSize} onClose={buy.dismiss} />
    </article>
  );
}
