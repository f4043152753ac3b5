import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import type { AvailableFilter, FilterOption } from '#schemas/catalogue.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import type { Facet } from './facets.ts';
import type { Selected } from './selectProducts.ts';

function optionsOf(facet: number, index: CatalogueIndex, { counts, wanted }: Selected, origin: string) {
  const swatches = index.facets[facet]?.type === 'multi_selector_images';
  const below = new Map<string, FilterOption[]>();
  // The parent of a chosen value is listed even without matches, because the choice is nested in it.
  const above = new Set(
    (index.tagsIn[facet] ?? []).map((tag) => wanted[tag] === 1 && index.tags[tag]?.parent),
  );
  for (const number of index.tagsIn[facet] ?? []) {
    const tag = index.tags[number];
    const [count, active] = [counts[number] ?? 0, wanted[number] === 1];
    if (tag === undefined || (count === 0 && !active && !above.has(tag.value))) continue;
    const option: FilterOption = { label: tag.label, value: tag.value, active, count };
    if (swatches) option.image = `${origin}/images/c/${tag.value}.jpg`;
    const parent = tag.parent ?? '';
    below.set(parent, [...(below.get(parent) ?? []), option]);
  }
  const options = below.get('') ?? [];
  for (const option of options) {
    const subfilters = below.get(option.value);
    if (subfilters !== undefined) option.subfilters = subfilters;
  }
  return options;
}

const digits = new Map<string, Intl.NumberFormat>();

/** A whole amount with the country's thousands separators. */
function amount(value: number, country: CountryCode) {
  const { money, numberLocale } = countryByCode(country);
  const format = digits.get(numberLocale) ?? new Intl.NumberFormat(numberLocale, { useGrouping: 'always' });
  digits.set(numberLocale, format);
  return money.prefix + format.format(value);
}

/** The price filter: one option from the lowest to the highest price, rounded outwards to whole amounts. */
function priceFilter({ priceRange, price, total }: Selected, country: CountryCode): AvailableFilter[] {
  if (priceRange === undefined) return [];
  const [low, high] = [Math.floor(priceRange[0]), Math.ceil(priceRange[1])];
  const option = {
    label: `${amount(low, country)} - ${amount(high, country)}`,
    value: `${low}-${high}`,
    active: price !== undefined,
    count: total,
  };
  return [{ key: 'price', name: 'Precio', type: 'range_selector', options: [option] }];
}

const carried = new WeakMap<readonly number[], Int32Array>();

/** The number of a page's products that have each value, before filtering; cached per page. */
function carriersOf({ facets, facetOf, tagsOf }: CatalogueIndex, from: readonly number[]): Int32Array {
  const known = carried.get(from);
  if (known !== undefined) return known;
  const counts = new Int32Array(facets.length);
  for (const number of from) {
    const own = new Set(Array.from(tagsOf[number] ?? [], (tag) => facetOf[tag] ?? 0));
    for (const facet of own) counts[facet] = (counts[facet] ?? 0) + 1;
  }
  carried.set(from, counts);
  return counts;
}

/**
 * The filters of a page with the options that match a product or are chosen. A trait is offered if at least half of the
 * page's products have it.
 */
export function catalogueFilters(
  index: CatalogueIndex,
  from: readonly number[],
  selected: Selected,
  origin: string,
): AvailableFilter[] {
  const carriers = carriersOf(index, from);
  const isChosen = (facet: number) => (index.tagsIn[facet] ?? []).some((tag) => selected.wanted[tag] === 1);
  const offered = ({ trait }: Facet, facet: number) =>
    !trait || (carriers[facet] ?? 0) * 2 >= from.length || isChosen(facet);
  const filters = index.facets.flatMap((facet, number) => {
    const options = offered(facet, number) ? optionsOf(number, index, selected, origin) : [];
    return options.length === 0 ? [] : [{ key: facet.key, name: facet.name, type: facet.type, options }];
  });
  const place = filters.findIndex(({ key }) => key === 'color_family') + 1 || filters.length;
  return filters.toSpliced(place, 0, ...priceFilter(selected, index.world.country));
}
