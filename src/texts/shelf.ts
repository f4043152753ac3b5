import { textBundle } from './textBundle.ts';

/** Texts of a row of products that can be added to the cart. */
export const shelfTexts = textBundle({ shelf: { add: 'Agregar' } });
