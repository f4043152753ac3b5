import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import { Button } from '#ui/Button.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { TopSearches } from './TopSearches.tsx';

interface EmptyCatalogueProps {
  /** The words that were searched for; '' for none. */
  q: string;
  /** There is no such page, or the words find nothing; else the page is there, and has no products. */
  missing: boolean;
}

/** A list of nothing: a search without results, a page that does not exist, or one that is empty (CAT-52). */
export function EmptyCatalogue({ q, missing }: EmptyCatalogueProps) {
  const { errors, safe, catalogue } = useShop().texts;
  const found = missing
    ? {
        title: q === '' ? errors.missingPage : catalogue.noResults(q),
        text: q === '' ? safe.missingPage : catalogue.noResultsHint,
      }
    : { title: catalogue.empty, text: catalogue.emptyHint };
  usePageHead({ title: found.title });
  return (
    <>
      <StateMessage
        icon={missing && q === '' ? 'alert' : 'search'}
        {...found}
        action={<Button as={<Link to="/menu" />}>{catalogue.toCategories}</Button>}
        wayOut={
          <Button kind="text" as={<Link to="/" />}>
            {errors.toHome}
          </Button>
        }
      />
      <TopSearches />
    </>
  );
}
