/** Where the width goes: behind the name, before a query. */
const place = /(?:\.jpg)?(\?|$)/;

/**
 * The address of a picture in a width in px (IMG-03 to IMG-05): `/p/botin-1.jpg` at 90 is `/p/botin-1-90.jpg`, a query
 * stays at the end. '' for an empty address, which nobody may ask for (IMG-06).
 */
export const pictureAddress = (address: string, width: number): string =>
  address && address.replace(place, `-${width}.jpg$1`);

/**
 * The addresses of a picture in each width in px that the image host is asked for, as a browser chooses from them; ''
 * for an empty address (IMG-06).
 */
export const pictureSet = (address: string): string =>
  address &&
  [180, 360, 480, 720].map((width) => `${address.replace(place, `-${width}.jpg$1`)} ${width}w`).join(', ');

/**
 * The room of a picture in a list of products, by the width of the window. Two share it with the line between them: a
 * point too much, and a phone takes the next larger picture.
 */
export const cardSizes = '(min-width:45rem) 240px,(min-width:30rem) 33vw,49.8vw';

/** The room of the large picture of a product, by the width of the window. */
export const gallerySizes = '(min-width: 45rem) 720px, 100vw';
