import { textBundle } from './textBundle.ts';

/** Texts of the recently viewed products. */
export const recentProductsTexts = textBundle({ recentProducts: { title: 'Visto hace poco' } });

/** Texts of the recommended products. */
export const recommendedTexts = textBundle({
  recommended: { title: 'También le puede gustar', similar: 'Productos similares' },
});

/** Texts of a row of products that can be added to the cart. */
export const shelfTexts = textBundle({ shelf: { add: 'Agregar' } });
