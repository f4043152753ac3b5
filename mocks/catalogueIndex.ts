import type { Choice, Product } from '#fixtures/world/product.ts';
import { inWords, type Said } from '#fixtures/world/said.ts';
import type { World } from '#fixtures/world/worldOf.ts';
import { plain } from './plain.ts';

/** A filter by values: which products have which is prepared once, as tags. */
export interface Facet {
  key: string;
  name: string;
  type: string;
  /** Offered only where most products of the page have it. */
  trait: boolean;
}

/** One value of one facet. */
export interface Tag extends Choice {
  facet: number;
  /** The value that this one belongs below: the group of a department. */
  parent?: string;
}

/** A shop's products, prepared so that a page is found in one walk over numbers. */
export interface CatalogueIndex {
  world: World;
  facets: Facet[];
  tags: Tag[];
  /** The numbers of a product's tags. */
  tagsOf: Int32Array[];
  /** What each product costs now. */
  prices: number[];
  /** The reduction of each product in whole percent. */
  percents: number[];
  /** Each product's words, each with a space before it. */
  words: string[];
}

const yes: Choice = { value: '1', label: 'Sí' };

/** Whether a product costs less than it did (CAT-51). */
const reduced = ({ price, specialPrice }: Product) => specialPrice > 0 && specialPrice < price;

/** What a product costs now, in the currency's major unit. */
export const priceNow = (product: Product) => (reduced(product) ? product.specialPrice : product.price);

const percentOf = (product: Product) =>
  reduced(product)
    ? Math.floor(Math.round((product.price - product.specialPrice) * 10_000) / product.price / 100)
    : 0;

const sizeNames: Record<string, Said> = {
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

interface Draft extends Facet {
  /** The values of a product, from the widest to the narrowest where one lies below another. */
  of: (product: Product) => (Choice & { parent?: string })[];
}

const draft = (key: string, name: string, type: string, of: Draft['of'], trait = false): Draft => ({
  key,
  name,
  type,
  of,
  trait,
});

const segmentsOf = (url: string) => url.split('/').filter((part) => part !== '');

/** The groups and departments that a product stands in; one for women and men stands in each once. */
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

function draftsOf(world: World): Draft[] {
  const sizes = ({ sizes }: Product) =>
    sizes.filter(({ stock }) => stock > 0).map(({ size }) => ({ value: plain(size), label: size }));
  return [
    draft('category', 'Categoría', 'single_selector_subfilters', categoriesIn(world)),
    draft('gender', 'Género', 'single_selector', ({ gender }) => [{ value: plain(gender), label: gender }]),
    draft('brand', 'Marca', 'multi_selector', ({ brand, brandName }) => [{ value: brand, label: brandName }]),
    ...Object.entries(sizeNames).map(([key, said]) =>
      draft(key, inWords(said, world.country), 'multi_selector', (product) =>
        product.sizeFilter === key ? sizes(product) : [],
      ),
    ),
    draft('color_family', 'Color', 'multi_selector_images', ({ colorFamily }) => [colorFamily]),
    ...world.traits.map(({ key, name }) =>
      draft(key, name, 'multi_selector', ({ traits }) => (traits[key] ? [traits[key]] : []), true),
    ),
    ...switches.map(([key, name, is]) =>
      draft(key, name, 'true_false', (product) => (is(product) ? [yes] : [])),
    ),
  ];
}

const wordsOf = ({ name, brandName, categories }: Product) =>
  ` ${plain(`${name} ${brandName} ${categories}`).replaceAll('-', ' ')}`;

/** Prepares a shop's products. */
export function catalogueIndex(world: World): CatalogueIndex {
  const drafts = draftsOf(world);
  const tags: Tag[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (facet: number, choice: Choice & { parent?: string }) => {
    const name = `${facet} ${choice.value}`;
    const number = numbers.get(name) ?? tags.push({ ...choice, facet }) - 1;
    numbers.set(name, number);
    return number;
  };
  const { products } = world;
  return {
    world,
    facets: drafts.map(({ key, name, type, trait }) => ({ key, name, type, trait })),
    tags,
    tagsOf: products.map((product) =>
      Int32Array.from(
        drafts.flatMap(({ of }, facet) => of(product).map((choice) => numberOf(facet, choice))),
      ),
    ),
    prices: products.map(priceNow),
    percents: products.map(percentOf),
    words: products.map(wordsOf),
  };
}
