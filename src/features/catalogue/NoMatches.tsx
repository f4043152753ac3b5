import { useNavigate } from 'react-router-dom';
import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { withFilters } from '#rules/filterAddress.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { TopSearches } from './TopSearches.tsx';

/** Filters that leave nothing: the last one can be taken back, or something else be looked for (FIND-03). */
export function NoMatches({ url, chosen }: { url: string; chosen: readonly FilterChoice[] }) {
  const { filters: words, catalogue } = useShop().texts;
  const navigate = useNavigate();
  const last = chosen.at(-1);
  function removeLast() {
    if (last === undefined) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    const values = last.values.slice(0, -1);
    const left = values.length === 0 ? [] : [{ ...last, values }];
    void navigate(withFilters(url, [...chosen.slice(0, -1), ...left]));
  }
  return (
    <>
      <StateMessage
        icon="search"
        level={2}
        title={words.none}
        text={words.noneHint}
        action={<Button onClick={removeLast}>{words.removeLast}</Button>}
        wayOut={
          <Button kind="text" as={<Link to="/menu" />}>
            {catalogue.toCategories}
          </Button>
        }
      />
      <TopSearches />
    </>
  );
}
