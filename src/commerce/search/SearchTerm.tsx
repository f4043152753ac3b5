import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { searchUrl } from '#rules/search/searchUrl.ts';

interface SearchTermProps {
  /** The search phrase; not blank. */
  term: string;
  /** The text of the link; by default the term. */
  label?: string;
  className?: string | undefined;
  onSearch?: (term: string) => void;
}

/** A search phrase as a link to its results, which can be opened in another tab too. */
export function SearchTerm({ term, label = term, className, onSearch }: SearchTermProps) {
  const { country } = useShop();
  return (
    <Link
      className={className}
      to={searchUrl(term, country.code) ?? '/catalog/'}
      onClick={() => onSearch?.(term)}
    >
      {label}
    </Link>
  );
}
