import type { CatalogueDetails } from '#schemas/catalogue.ts';

type PageColors = NonNullable<NonNullable<CatalogueDetails['seoSettings']>['styles']>;

/**
 * The colors of a page as its editors have set them (CAT-48); undefined unless the browser understands both: with one of
 * them alone the text might be unreadable.
 */
export const pageColors = (styles: PageColors | null | undefined): PageColors | undefined =>
  styles && [styles.background, styles.color].every((color) => CSS.supports('color', color))
    ? styles
    : undefined;
