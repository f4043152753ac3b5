import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import { Bone } from '#ui/Bone.tsx';
import { Crumbs } from '#ui/Crumbs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CatalogueBanner } from './CatalogueBanner.tsx';
import styles from './CatalogueHead.module.css';

interface CatalogueHeadProps {
  details: CatalogueDetails | undefined;
  /** They will not come. */
  unavailable: boolean;
}

/**
 * What a list is of, and where it belongs (CAT-39, CAT-41, APP-17), in the colors of its page (CAT-48). What comes late
 * has its room.
 */
export function CatalogueHead({ details, unavailable }: CatalogueHeadProps) {
  const { texts, country } = useShop();
  const { shell, catalogue } = texts;
  const seo = details?.seoSettings;
  const title = seo?.title ?? (unavailable ? country.brandName : undefined);
  const breadcrumb = details?.breadcrumb;
  usePageHead({ ...(title !== undefined && { barTitle: title }), description: seo?.description });
  return (
    <header
      className={styles.head}
      data-dressed={seo?.styles || seo?.banner ? true : undefined}
      style={{ '--wall': seo?.styles?.background, '--words': seo?.styles?.color }}
    >
      <div className={styles.path}>
        {breadcrumb === undefined && !unavailable && <Bone width="half" />}
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
      {seo?.banner && <CatalogueBanner banner={seo.banner} />}
    </header>
  );
}
