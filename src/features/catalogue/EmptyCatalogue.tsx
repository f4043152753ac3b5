import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import type { CatalogueEntry } from '#schemas/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { TopSearchesLater } from './TopSearchesLater.tsx';

/** A list of nothing: a search without results, a page that does not exist, or one that is empty (CAT-52). */
export function EmptyCatalogue({ entry: { error, q } }: { entry: CatalogueEntry }) {
  const { errors, safe, catalogue } = useShop().texts;
  const missing = error.includes('NOT_FOUND');
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
      <TopSearchesLater />
    </>
  );
}
