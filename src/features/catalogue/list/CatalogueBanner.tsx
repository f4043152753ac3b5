import { ContentLink } from '#commerce/page/ContentLink.tsx';
import type { SeoSettings } from '#schemas/catalogue.ts';
import { Picture } from '#ui/layout/Picture.tsx';
import styles from './CatalogueBanner.module.css';

interface CatalogueBannerProps {
  banner: NonNullable<SeoSettings['banner']>;
}

/** The banner of a list, in the second half of its head (CAT-39). */
export function CatalogueBanner({ banner }: CatalogueBannerProps) {
  return (
    <ContentLink to={banner} className={styles.banner}>
      <Picture src={banner.image_url} alt={banner.name} width={164} height={78} />
    </ContentLink>
  );
}
