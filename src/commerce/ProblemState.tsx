import { Link } from './Link.tsx';
import { messageKey } from '#rules/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { Button } from '#ui/Button.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { useShop } from './shop.ts';

interface ProblemStateProps {
  problem: Pick<Problem, 'status'>;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** The place is home itself, so that the way out leads to the categories. */
  onHome?: boolean;
}

/** A place that could not be shown: what happened, what is safe, and a way on (ERR-04, ERR-12 to ERR-15). */
export function ProblemState({ problem, onRetry, busy = false, onHome = false }: ProblemStateProps) {
  const { errors, safe, catalogue } = useShop().texts;
  const key = messageKey(problem, useAppSelector(selectOnline));
  return (
    <StateMessage
      icon={key === 'offline' ? 'offline' : 'alert'}
      title={errors[key]}
      text={safe[key]}
      action={
        key === 'missingPage' ? (
          <Button as={<Link to="/menu" />}>{catalogue.toCategories}</Button>
        ) : (
          <Button busy={busy} onClick={onRetry}>
            {errors.retry}
          </Button>
        )
      }
      wayOut={
        <Button kind="text" as={<Link to={onHome ? '/menu' : '/'} />}>
          {onHome ? catalogue.toCategories : errors.toHome}
        </Button>
      }
    />
  );
}
