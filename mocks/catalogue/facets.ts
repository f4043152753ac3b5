import type { Choice, Product } from '#fixtures/world/model.ts';
import { type LocalText, localText } from '#fixtures/world/words.ts';
import type { World } from '#fixtures/world/worldOf.ts';
import { normalizeText } from '#mocks/search/spelling.ts';

/** Whether a product is on sale (CAT-51). */
const reduced = ({ price, specialPrice }: Product): boolean => specialPrice > 0 && specialPrice < price;

/** The current price in the currency's major unit. */
export const priceNow = (product: Product): number =>
  reduced(product) ? product.specialPrice : product.price;

/** The discount in whole percent, computed in cents. */
export function percentOff(product: Product): number {
  const full = Math.round(product.price * 100);
  return Math.floor((100 * (full - Math.round(priceNow(product) * 100))) / full);
}

/** A filter by values. */
export interface Facet {
  key: string;
  name: string;
  type: string;
  /** Offered only if at least half of the page's products have it. */
  trait: boolean;
}

const yes: Choice = { value: '1', label: 'Sí' };

const sizeNames: Record<string, LocalText> = {
  shoe_size: { ar: 'Talle de calzado', cl: 'Talla de calzado', co: 'Talla de calzado' },
  app_topsize: { ar: 'Talle', cl: 'Talla', co: 'Talla' },
  appbottom_size: { ar: 'Talle de pantalón', cl: 'Talla de pantalón', co: 'Talla de pantalón' },
};

const switches: [key: string, name: string, is: (product: Product) => boolean][] = [
  ['free_shipping', 'Envío gratis', ({ freeShipping }) => freeShipping],
  ['fast_shipping', 'Envío en moto', ({ fastShipping }) => fastShipping],
  ['moda_sostenible', 'Moda sostenible', ({ eco }) => eco],
  ['special_price', 'Ofertas', reduced],
];

/** A facet and how to read its values from a product. */
export interface ReadableFacet extends Facet {
  /** The values of a product, parents before children. */
  of: (product: Product) => (Choice & { parent?: string })[];
}

const facet = (
  key: string,
  name: string,
  type: string,
  of: ReadableFacet['of'],
  trait = false,
): ReadableFacet => ({
  key,
  name,
  type,
  of,
  trait,
});

const segmentsOf = (url: string) => url.split('/').filter((part) => part !== '');

/** The group and department of a product, from its first category. */
function categoriesIn(world: World) {
  const labels = new Map<string, string>();
  for (const { children } of world.categories) {
    for (const group of children) {
      for (const each of [group, ...group.children])
        labels.set(segmentsOf(each.url).at(-1) ?? '', each.label);
    }
  }
  const choice = (value: string) => ({ value, label: labels.get(value) ?? value });
  return ({ categoryUrls }: Product) =>
    categoryUrls.slice(0, 1).flatMap((url) => {
      const [, group = '', department = ''] = segmentsOf(url);
      return [choice(group), { ...choice(department), parent: group }];
    });
}

/** The facets of a shop in the order of the filter screen, without the price. */
export function facetsOf(world: World): ReadableFacet[] {
  const sizes = ({ sizes }: Product) =>
    sizes.filter(({ stock }) => stock > 0).map(({ size }) => ({ value: normalizeText(size), label: size }));
  return [
    facet('category', 'Categoría', 'single_selector_subfilters', categoriesIn(world)),
    facet('gender', 'Género', 'single_selector', ({ gender }) => [
      { value: normalizeText(gender), label: gender },
    ]),
    facet('brand', 'Marca', 'multi_selector', ({ brand, brandName }) => [{ value: brand, label: brandName }]),
    ...Object.entries(sizeNames).map(([key, text]) =>
      facet(key, localText(text, world.country), 'multi_selector', (product) =>
        product.sizeFilter === key ? sizes(product) : [],
      ),
    ),
    facet('color_family', 'Color', 'multi_selector_images', ({ colorFamily }) => [colorFamily]),
    ...world.traits.map(({ key, name }) =>
      facet(key, name, 'multi_selector', ({ traits }) => (traits[key] ? [traits[key]] : []), true),
    ),
    ...switches.map(([key, name, is]) =>
      facet(key, name, 'true_false', (product) => (is(product) ? [yes] : [])),
    ),
  ];
}
