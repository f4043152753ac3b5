import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import { Bone } from '#ui/Bone.tsx';
import { Crumbs } from '#ui/Crumbs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CatalogueDressProps } from './CatalogueDress.tsx';
import styles from './CatalogueHead.module.css';

/** Few lists are dressed, and none waits for it: what cannot be fetched is left out. */
const CatalogueDress = lazy<ComponentType<CatalogueDressProps>>(() =>
  import('./CatalogueDress.tsx').then(
    (module) => ({ default: module.CatalogueDress }),
    () => ({ default: () => null }),
  ),
);

/**
 * What a list is of, where it belongs and how much there is (CAT-39, CAT-41, APP-17), in the colors of its page
 * (CAT-48). What comes late has its room.
 */
export function CatalogueHead({ entry }: { entry: StoredEntry }) {
  const { texts, country } = useShop();
  const { shell, catalogue, cart } = texts;
  const { details, problems, total } = entry;
  const seo = details?.seoSettings;
  const title = seo?.title ?? (problems.getFullCataloguePage && country.brandName);
  const breadcrumb = details?.breadcrumb;
  usePageHead({ ...(title !== undefined && { barTitle: title }), description: seo?.description });
  return (
    <header
      className={styles.head}
      data-dressed={seo?.styles || seo?.banner ? true : undefined}
      style={{ '--wall': seo?.styles?.background, '--words': seo?.styles?.color }}
    >
      <div className={styles.path}>
        {breadcrumb === undefined && <Bone width="half" />}
        {breadcrumb !== undefined && breadcrumb.length > 0 && (
          <Crumbs
            label={catalogue.path}
            items={breadcrumb.map(({ label, url }) => ({ label, link: <Link to={url} /> }))}
          />
        )}
      </div>
      <h1 className={styles.title}>
        {title ?? (
          <>
            <VisuallyHidden>{shell.loading}</VisuallyHidden>
            <Bone shape="title" width="most" />
          </>
        )}
      </h1>
      <div className={styles.line}>
        {total > 0 && <output>{cart.products(total)}</output>}
        {seo && (seo.banner || seo.coupon !== '') && (
          <Suspense>
            <CatalogueDress banner={seo.banner} coupon={seo.coupon} />
          </Suspense>
        )}
      </div>
    </header>
  );
}
