import { useGetMenuQuery } from '#api/menu/menu.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { matchingCategories } from '#rules/search/terms.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { searchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SearchGroup } from './SearchGroup.tsx';
import styles from './Terms.module.css';
import { useFoundProducts } from './useFoundProducts.ts';

/** The row of products, whose code is also that of the recently viewed ones below an empty box. */
const Shelf = lazyPart(
  'shelf',
  async () => (await import('#commerce/product/ProductShelf.tsx')).ProductShelf,
);

/** Maximum number of categories shown. */
const shown = 4;

interface FoundBelowProps {
  /** The text as it is typed, for the categories, which are on the device. */
  typed: string;
  /** What is searched for, once it is no longer being typed: the text or its corrected spelling. */
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
