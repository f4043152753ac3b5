import { Link } from '#commerce/Link.tsx';
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
import styles from './ProductContent.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { SizeSheet } from './SizeSheet.tsx';
import { useBuy } from './useBuy.ts';

/** What only the page of a product tells: its sizes, colors and facts, and the way into the cart. */
export function ProductDetails({ product }: { product: Product }) {
  const { texts } = useShop();
  const place = useAppSelector(selectPlace);
  const buy = useBuy(product);
  const { productName, brand, description, breadcrumb } = product;
  const fast = product.fastShipping && showsFastShipping(product, place?.city);
  usePageHead({ barTitle: productName, description: `${brand} ${productName}. ${description}` });

  return (
    <>
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
    </>
  );
}
