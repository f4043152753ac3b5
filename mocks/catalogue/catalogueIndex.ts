import type { Choice, Product } from '#fixtures/world/model.ts';
import type { World } from '#fixtures/world/worldOf.ts';
import { type Facet, facetsOf, percentOff, priceNow } from './facets.ts';
import { normalizeText } from '#mocks/search/spelling.ts';

/** One value of one facet. */
export interface Tag extends Choice {
  facet: number;
  /** The parent value, such as the group of a department. */
  parent?: string;
}

/** A shop's products in flat arrays, so that filtering a page is one pass over numbers. */
export interface CatalogueIndex {
  world: World;
  facets: Facet[];
  tags: Tag[];
  /** The facet of each tag. */
  facetOf: Int32Array;
  /** The tags of each facet, in display order. */
  tagsIn: number[][];
  /** The numbers of a product's tags. */
  tagsOf: Int32Array[];
  /** The current price of each product. */
  prices: number[];
  /** The discount of each product in whole percent. */
  percents: number[];
  /** The searchable words of each product, each preceded by a space. */
  words: string[];
}

const wordsOf = ({ name, brandName, categories }: Product) =>
  ` ${normalizeText(`${name} ${brandName} ${categories}`).replaceAll('-', ' ')}`;

const letters = ['xs', 's', 'm', 'l', 'xl', 'xxl'];
const { compare } = new Intl.Collator('es', { numeric: true });

/** Sizes in ascending order, everything else by name. */
function inOrder(a: Tag, b: Tag) {
  const [first, second] = [letters.indexOf(a.value), letters.indexOf(b.value)];
  return first >= 0 && second >= 0 ? first - second : compare(a.label, b.label);
}

/** The tags of each facet in display order; only tags of one facet can be compared. */
function sortedTags(facets: number, tags: readonly Tag[]): number[][] {
  const numbered = tags.map((tag, number) => ({ tag, number }));
  return Array.from({ length: facets }, (_, facet) =>
    numbered
      .filter(({ tag }) => tag.facet === facet)
      .sort((a, b) => inOrder(a.tag, b.tag))
      .map(({ number }) => number),
  );
}

/** Builds the index of a shop. */
export function catalogueIndex(world: World): CatalogueIndex {
  const readable = facetsOf(world);
  const tags: Tag[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (facet: number, choice: Choice & { parent?: string }) => {
    const name = `${facet} ${choice.value}`;
    const number = numbers.get(name) ?? tags.push({ ...choice, facet }) - 1;
    numbers.set(name, number);
    return number;
  };
  const { products } = world;
  const tagsOf = products.map((product) =>
    Int32Array.from(
      readable.flatMap(({ of }, facet) => of(product).map((choice) => numberOf(facet, choice))),
    ),
  );
  return {
    world,
    facets: readable.map(({ key, name, type, trait }) => ({ key, name, type, trait })),
    tags,
    facetOf: Int32Array.from(tags, ({ facet }) => facet),
    tagsIn: sortedTags(readable.length, tags),
    tagsOf,
    prices: products.map(priceNow),
    percents: products.map(percentOff),
    words: products.map(wordsOf),
  };
}
