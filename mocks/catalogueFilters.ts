import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import type { AvailableFilter, FilterOption } from '#schemas/catalogue.ts';
import type { CatalogueIndex, Facet } from './catalogueIndex.ts';
import type { Selected } from './selectProducts.ts';

const letters = ['xs', 's', 'm', 'l', 'xl', 'xxl'];

/** Sizes from the smallest, everything else by name. */
function inOrder(a: FilterOption, b: FilterOption) {
  const [first, second] = [letters.indexOf(a.value), letters.indexOf(b.value)];
  if (first >= 0 && second >= 0) return first - second;
  return a.label.localeCompare(b.label, 'es', { numeric: true });
}

function optionsOf(
  facet: number,
  { tags, facets }: CatalogueIndex,
  { counts, chosen }: Selected,
  origin: string,
) {
  const options = tags.flatMap((tag, number) => {
    const count = counts[number] ?? 0;
    const active = chosen.has(number);
    if (tag.facet !== facet || (count === 0 && !active)) return [];
    const image = `${origin}/images/c/${tag.value}.jpg`;
    const shown = facets[facet]?.type === 'multi_selector_images' ? { image } : {};
    return [{ parent: tag.parent, option: { label: tag.label, value: tag.value, active, count, ...shown } }];
  });
  const below = (parent: string | undefined): FilterOption[] =>
    options.flatMap((each) => (each.parent === parent ? [each.option] : [])).sort(inOrder);
  return below(undefined).map((option) => {
    const subfilters = below(option.value);
    return subfilters.length === 0 ? option : Object.assign(option, { subfilters });
  });
}

/** An amount as the mock writes it: whole, grouped by the country's points. */
function amount(value: number, country: CountryCode) {
  const { money, numberLocale } = countryByCode(country);
  return money.prefix + new Intl.NumberFormat(numberLocale, { useGrouping: 'always' }).format(value);
}

/** The price filter: one option from the cheapest to the dearest, rounded outwards to whole amounts. */
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

/** How many of the page's products have a value of the facet, filters aside. */
function carriers(facet: number, { tags, tagsOf }: CatalogueIndex, from: readonly number[]) {
  return from.filter((number) => tagsOf[number]?.some((tag) => tags[tag]?.facet === facet)).length;
}

/**
 * The filters of a page with their options: those that would give something, and those that are chosen. A trait is
 * offered where at least half of the page's products have it.
 */
export function catalogueFilters(
  index: CatalogueIndex,
  from: readonly number[],
  selected: Selected,
  origin: string,
): AvailableFilter[] {
  const offered = ({ trait }: Facet, facet: number) =>
    !trait ||
    [...selected.chosen].some((tag) => index.tags[tag]?.facet === facet) ||
    carriers(facet, index, from) * 2 >= from.length;
  const filters = index.facets.flatMap((facet, number) => {
    const options = offered(facet, number) ? optionsOf(number, index, selected, origin) : [];
    return options.length === 0 ? [] : [{ key: facet.key, name: facet.name, type: facet.type, options }];
  });
  const place = filters.findIndex(({ key }) => key === 'color_family') + 1 || filters.length;
  return filters.toSpliced(place, 0, ...priceFilter(selected, index.world.country));
}
