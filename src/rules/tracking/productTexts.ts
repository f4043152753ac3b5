/** Longest description in an event (TRACK-33). */
const longest = 50;

/** Number of levels of categories in an event (TRACK-35). */
const levels = 4;

/** A description without bullets and line breaks, cut to 50 characters (TRACK-33, TRACK-34). */
export const trackedDescription = (description: string): string =>
  description
    .replaceAll(/[•·▪\r\n]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longest);

/** Up to 4 levels of categories, and how the product is shipped (TRACK-35, TRACK-36). */
export const trackedCategories = (categories: readonly string[], freeShipping: boolean): string =>
  [...categories.slice(0, levels), freeShipping ? 'Envío gratis' : 'Envío pago'].join('/');

/** The price that is paid, cut to its integer part (TRACK-16, TRACK-17). */
export const trackedPrice = ({ price, specialprice }: { price: number; specialprice: number }): number =>
  Math.trunc(specialprice > 0 ? specialprice : price);
