import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { unreadableSearchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { TopSearches } from './TopSearches.tsx';

/** A search whose phrase cannot be read: it is asked for again. */
export function UnreadableSearch() {
  const { errors, unreadableSearch: texts } = useTexts(shellTexts, unreadableSearchTexts);
  usePageHead({ name: texts.title });
  return (
    <>
      <StateMessage
        icon="search"
        title={texts.title}
        text={texts.hint}
        action={<Button as={<Link to="/search" />}>{texts.searchAgain}</Button>}
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
