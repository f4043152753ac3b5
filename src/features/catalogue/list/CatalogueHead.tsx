import { ContentLink } from '#commerce/page/ContentLink.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { listTitle, shorten } from '#rules/catalogue/listPage.ts';
import type { CatalogueDetails, SeoSettings } from '#schemas/catalogue.ts';
import { selectTree } from '#store/catalogue.ts';
import { useAppSelector } from '#store/hooks.ts';
import { catalogueTexts } from '#texts/product.ts';
import { shellTexts } from '#texts/shell.ts';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { Picture } from '#ui/layout/Picture.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './CatalogueHead.module.css';

const CorrectedSearch = lazyPart(
  'corrected',
  async () => (await import('#features/catalogue/empty/CorrectedSearch.tsx')).CorrectedSearch,
);

/** Longer titles, such as those of a search, are shortened in app bar and document, and clamped in the page. */
const longest = 60;

interface CatalogueHeadProps {
  url: CatalogueUrl;
  details: CatalogueDetails | undefined;
  /** The details failed to load (CAT-27). */
  unavailable: boolean;
}

/**
 * The title, path and banner of a list (CAT-39, CAT-41, APP-17), in the colors of its page (CAT-48). Space is reserved
 * for the parts that load later.
 */
export function CatalogueHead({ url, details, unavailable }: CatalogueHeadProps) {
  const { shell, catalogue } = useTexts(shellTexts, catalogueTexts);
  const tree = useAppSelector(selectTree);
  const seo = details?.seoSettings;
  const colors = pageColors(seo?.styles);
  const breadcrumb = details?.breadcrumb;
  const isKnown = details !== undefined || unavailable;
  const title = seo?.title ?? (isKnown ? listTitle(url, breadcrumb, tree) : undefined);
  const short = title && shorten(title, longest);
  usePageHead({ ...(short !== undefined && { barTitle: short }), description: seo?.description });
  return (
    <header
      className={styles.head}
      data-decorated={colors || seo?.banner ? true : undefined}
      style={{ '--background': colors?.background, '--text-color': colors?.color }}
    >
      <div className={styles.path}>
        {breadcrumb === undefined && !unavailable && <SkeletonBlock width="half" />}
        {details?.correctedTerm && <CorrectedSearch level={2} {...details} />}
        {breadcrumb !== undefined && breadcrumb.length > 0 && (
          <Breadcrumbs
            label={catalogue.path}
            items={breadcrumb.map(({ label, url }) => ({ label, link: <Link to={url} /> }))}
          />
        )}
      </div>
      <h1 className={styles.title} data-long={short !== title || undefined}>
        {title ?? (
          <>
            <VisuallyHidden>{shell.loading}</VisuallyHidden>
            <SkeletonBlock shape="title" width="most" />
          </>
        )}
      </h1>
      {seo?.banner && <CatalogueBanner banner={seo.banner} />}
    </header>
  );
}

interface CatalogueBannerProps {
  banner: NonNullable<SeoSettings['banner']>;
}

/** The banner of a list, in the second half of its head (CAT-39). */
function CatalogueBanner({ banner }: CatalogueBannerProps) {
  return (
    <ContentLink to={banner} className={styles.banner}>
      <Picture src={banner.image_url} alt={banner.name} width={164} height={78} />
    </ContentLink>
  );
}

type PageColors = NonNullable<NonNullable<CatalogueDetails['seoSettings']>['styles']>;

/**
 * The colors of a page as its editors have set them (CAT-48); undefined unless the browser understands both: with one of
 * them alone the text might be unreadable.
 */
const pageColors = (styles: PageColors | null | undefined): PageColors | undefined =>
  styles && [styles.background, styles.color].every((color) => CSS.supports('color', color))
    ? styles
    : undefined;
