import { leaveFocus } from '#commerce/page/leaveFocus.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem, messageKey } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './CatalogueFoot.module.css';

interface CatalogueFootProps {
  /** Number of products shown, and in total. */
  shown: number;
  total: number;
  busy: boolean;
  /** Why the last page failed to load. */
  problem: Problem | undefined;
  onMore: () => void;
}

/** With the last page the button goes. */
const focusPage = leaveFocus<HTMLElement>((foot) => foot.closest('main'));

/** The end of the loaded part of a list: the progress, the problem if any, and a button to load more (PLACE-06, ERR-12). */
export function CatalogueFoot({ shown, total, busy, problem, onMore }: CatalogueFootProps) {
  const { catalogue, errors } = useTexts(catalogueTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  return (
    <div ref={focusPage} className={styles.foot}>
      {problem === undefined ? (
        <p className={styles.count}>{catalogue.shown(shown, total)}</p>
      ) : (
        <p role="alert">{errors[messageKey(contentProblem(problem), online)]}</p>
      )}
      <Button kind="plain" busy={busy} onClick={onMore}>
        {problem === undefined ? catalogue.more : errors.retry}
      </Button>
    </div>
  );
}
