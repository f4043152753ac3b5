import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import { Bone } from '#ui/Bone.tsx';
import { Crumbs } from '#ui/Crumbs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CatalogueHead.module.css';

/** What a list is of, where it belongs and how much there is (CAT-39, CAT-41, APP-17). What comes late has its room. */
export function CatalogueHead({ entry }: { entry: StoredEntry }) {
  const { texts, country } = useShop();
  const { shell, catalogue, cart } = texts;
  const { details, problems, total } = entry;
  const seo = details?.seoSettings;
  const title = seo?.title ?? (problems.getFullCataloguePage && country.brandName);
  const breadcrumb = details?.breadcrumb;
  usePageHead({ ...(title !== undefined && { barTitle: title }), description: seo?.description });
  return (
    <header className={styles.head}>
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
      {total > 0 && <output className={styles.count}>{cart.products(total)}</output>}
    </header>
  );
}
