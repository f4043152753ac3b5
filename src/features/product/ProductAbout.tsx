import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { showsFastShipping } from '#rules/product/offer.ts';
import type { Product } from '#schemas/product.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/store.ts';
import { catalogueTexts, productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { type RowItem, Rows } from '#ui/layout/Rows.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './ProductScreen.module.css';

/** The description of a product: its sentences, and its points as a list. */
function Description({ text }: { text: string }) {
  const { sentences, points } = parseDescription(text);
  return (
    <div className={styles.description}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ProductFactsProps {
  product: Product;
  /** Whether fast shipping is shown (SHIP-04). */
  fast: boolean;
}

/** Shipping and seller of a product (SHIP-01, SHIP-02, PROD-13). */
function ProductFacts({ product, fast }: ProductFactsProps) {
  const { delivery, productPage: texts } = useTexts(productTexts, productPageTexts);
  const { freeShipping, seller, sellerFreeShipping } = product;
  const items: RowItem[] = [];
  if (fast) items.push({ icon: 'bolt', title: delivery.fast });
  if (freeShipping) items.push({ icon: 'truck', title: delivery.free });
  if (seller !== '')
    items.push({
      icon: 'tag',
      title: texts.soldBy(seller),
      text: sellerFreeShipping ? delivery.free : undefined,
    });
  return items.length === 0 ? null : <Rows items={items} />;
}

const DeliveryPromise = lazyPart(() => import('./ProductPromises.tsx'), 'DeliveryPromise', whenIdle);
const PayLater = lazyPart(() => import('./ProductPromises.tsx'), 'PayLater', whenIdle);

/** The texts about a product. */
export function ProductAbout({ product }: { product: Product }) {
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
}

/** The lines of a description: those with a bullet before them are points, the others sentences; each once. */
export function parseDescription(text: string): { sentences: string[]; points: string[] } {
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  const isPoint = (line: string) => line.startsWith('•');
  return {
    sentences: lines.filter((line) => !isPoint(line)),
    points: lines.filter(isPoint).map((line) => line.slice(1).trim()),
  };
}
