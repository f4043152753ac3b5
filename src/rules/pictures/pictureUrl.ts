/** Where the width is inserted: after the name, before the query. */
const widthPosition = /(?:\.jpg)?(\?|$)/;

/**
 * Returns the URL of a picture at a width in px (IMG-03 to IMG-05): `/p/botin-1.jpg` at 90 is `/p/botin-1-90.jpg`; a query
 * stays last. '' for an empty URL, which must not be requested (IMG-06).
 */
export const pictureUrl = (address: string, width: number): string =>
  address && address.replace(widthPosition, `-${width}.jpg$1`);

/**
 * Returns the `srcset` of a picture with every width of the image host; in data-saving mode only with the smaller ones
 * (REACH-03). '' for an empty URL (IMG-06).
 */
export const pictureSrcSet = (picture: string, small?: boolean): string =>
  picture &&
  [180, 360, ...(small ? [] : [480, 720])]
    .map((width) => `${picture.replace(widthPosition, `-${width}.jpg$1`)} ${width}w`)
    .join(', ');

/**
 * `sizes` of a picture in a product list. Two cards and the line between them share the row; one px more would make a
 * phone load the next larger picture.
 */
export const cardSizes = '(min-width:45rem) 240px,(min-width:30rem) 33vw,49.8vw';

/** `sizes` of the large picture on a product page. */
export const gallerySizes = '(min-width: 45rem) 720px, 100vw';

/** Placeholder images for a product picture that has not loaded (IMG-02), by size. */
export type Placeholder = 'small' | 'medium' | 'large';

/** The placeholder for a picture of the given width in px (IMG-01). */
export function placeholderOf(width: number): Placeholder {
  if (width < 60) return 'small';
  return width < 114 ? 'medium' : 'large';
}
