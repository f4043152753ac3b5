import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import type { OwnEntry } from './useOwnEntry.ts';

interface EntryStateProps {
  entry: Exclude<OwnEntry<unknown>, { state: 'shown' }>;
  listUrl: string;
  /** The text of the link to the list. */
  toList: string;
}

/** An entry that is not there yet, cannot be read, or does not exist (ROUTE-46). */
export function EntryState({ entry, listUrl, toList }: EntryStateProps) {
  const { errors, shell } = useTexts(shellTexts);
  if (entry.state === 'loading') return <SkeletonMenu label={shell.loading} />;
  if (entry.state === 'failed')
    return <ProblemState problem={entry.problem} busy={entry.busy} onRetry={entry.retry} />;
  return (
    <StateMessage
      icon="alert"
      title={errors.missingPage}
      action={<Button as={<Link to={listUrl} />}>{toList}</Button>}
    />
  );
}
