import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { useGetMenuQuery } from '#api/menu.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { matchingCategories } from '#rules/search/terms.ts';
import type { CataloguePage, FullCataloguePage } from '#schemas/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/store.ts';
import { searchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './Terms.module.css';
import { SearchGroup } from './Terms.tsx';

/** The row of products, whose code is also that of the recently viewed ones below an empty box. */
const Shelf = lazyPart(() => import('#commerce/product/ProductShelf.tsx'), 'ProductShelf');

const shown = 4;

interface FoundBelowProps {
  /** The typed text, for the categories, which need no call. */
  typed: string;
  /** The search phrase after a debounce: the text or its corrected spelling. */
  term: string | undefined;
}

/** Categories, brands and first products of a search, below its suggestions. */
export function FoundBelow({ typed, term }: FoundBelowProps) {
  const { search, shell } = useTexts(searchTexts, shellTexts);
  const menu = useGetMenuQuery({ source: useAppSelector(selectSource) });
  const { products, brands } = useFoundProducts(term);
  const categories = matchingCategories(menu.data?.menu_items ?? [], term ?? typed, shown);
  return (
    <>
      {categories.length > 0 && (
        <SearchGroup title={shell.categories}>
          <ul>
            {categories.map(({ url, above, label }) => (
              <li key={url} className={styles.row}>
                <Link className={styles.term} to={url}>
                  <span>
                    <span className={styles.above}>{above.map((each) => `${each} / `).join('')}</span>
                    <span className={styles.added}>{label}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </SearchGroup>
      )}
      {brands.length > 0 && (
        <SearchGroup title={search.brands}>
          <ul>
            {brands.map(({ name, url }) => (
              <li key={url} className={styles.row}>
                <Link className={styles.term} to={url}>
                  {name}
                </Link>
                <span className={styles.chevron}>
                  <Icon name="right" size={20} />
                </span>
              </li>
            ))}
          </ul>
        </SearchGroup>
      )}
      <div className={styles.shelf}>
        {products.length > 0 && <Shelf level={2} title={search.products} products={products} />}
      </div>
    </>
  );
}

const max = { products: 4, brands: 2 };

const brandsOf = (page: CataloguePage | FullCataloguePage) =>
  'availableFilters' in page ? (page.availableFilters.find(({ key }) => key === 'brand')?.options ?? []) : [];

/** Returns the first products and the most frequent brands of a search, from either source; nothing without a term. */
function useFoundProducts(term: string | undefined) {
  const source = useAppSelector(selectSource);
  const cityRegion = useAppSelector(selectCityRegion);
  const address = `/catalog/?q=${encodeURIComponent(term ?? '')}`;
  const request = catalogueRequest(parseCatalogueUrl(address), 'search', 0, { source, cityRegion });
  const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;
  // The legacy host returns both in one call (API-36).
  const full = getFullCataloguePage.useQuery(request, { skip: term === undefined || source !== 'bff' });
  const legacy = getCataloguePage.useQuery(request, { skip: term === undefined || source === 'bff' });
  const page = source === 'bff' ? full.currentData : legacy.currentData;
  if (page === undefined || term === undefined) return { products: [], brands: [] };
  const brands = brandsOf(page)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, max.brands)
    .map(({ label, value }) => ({ name: label, url: `${address}&brand=${encodeURIComponent(value)}` }));
  return { products: page.products.slice(0, max.products), brands };
}
