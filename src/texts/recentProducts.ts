import { textBundle } from './textBundle.ts';

/** Texts of the recently viewed products. */
export const recentProductsTexts = textBundle({ recentProducts: { title: 'Visto hace poco' } });
