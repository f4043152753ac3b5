import { useShop } from '#commerce/shop.ts';
import { messageKey } from '#rules/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CatalogueFoot.module.css';

interface CatalogueFootProps {
  /** How many products stand above, of how many. */
  shown: number;
  total: number;
  busy: boolean;
  /** Why the last page has not come. */
  problem: Problem | undefined;
  onMore: () => void;
}

/** Where a list pauses: how far the shopper has come, what went wrong, and the way on (PLACE-06, ERR-12). */
export function CatalogueFoot({ shown, total, busy, problem, onMore }: CatalogueFootProps) {
  const { catalogue, errors } = useShop().texts;
  const online = useAppSelector(selectOnline);
  return (
    <div className={styles.foot}>
      {problem === undefined ? (
        <p className={styles.count}>{catalogue.shown(shown, total)}</p>
      ) : (
        <p role="alert">{errors[messageKey(problem, online)]}</p>
      )}
      <Button kind="plain" busy={busy} onClick={onMore}>
        {problem === undefined ? catalogue.more : errors.retry}
      </Button>
    </div>
  );
}
