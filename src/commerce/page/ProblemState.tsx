import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import { useTexts } from '#commerce/shop.ts';
import { contentProblem, messageKey } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/store.ts';
import { afterReturn, selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { leaveFocus } from './focus.ts';
import { SafeHere } from './here.ts';
import { Link, TextLink } from './Link.tsx';

const SignInAgain = lazyPart(() => import('./SignInAgain.tsx'), 'SignInAgain');

interface ProblemStateProps {
  problem: Pick<Problem, 'status'>;
  /** `byHand` says that the shopper has pressed; otherwise the network is back (KEEP-09). */
  onRetry: (byHand: boolean) => void;
  /** The server could not be reached, whatever the device reports about its network. */
  offline?: boolean;
  busy?: boolean;
  /** The screen is home itself, so the second link leads to the categories. */
  onHome?: boolean;
  /** Heading level of the title: 1 for a screen (default); 2 for a part of a screen, without links to other screens. */
  level?: 1 | 2;
}

/** When the button is removed, its focus goes to the content that replaces it. */
const focusPage = leaveFocus<HTMLButtonElement>((button) => button.closest('main, dialog'));

/** Counts the failed retries, all and by hand; `retry` starts another one. */
function useTries(busy: boolean, onRetry: ProblemStateProps['onRetry']) {
  const [tries, setTries] = useState({ all: 0, byHand: 0 });
  const isByHand = useRef(false);
  useEffect(
    () =>
      busy
        ? () => setTries(({ all, byHand }) => ({ all: all + 1, byHand: byHand + Number(isByHand.current) }))
        : undefined,
    [busy],
  );
  const retry = (byHand: boolean) => {
    isByHand.current = byHand;
    onRetry(byHand);
  };
  return { tries, retry };
}

/**
 * The problem of a screen that could not be shown: what happened, what is safe, and what to do next (ERR-04, ERR-12 to
 * ERR-15). It retries by itself when the network is back (KEEP-09).
 */
export function ProblemState({
  problem,
  onRetry,
  busy = false,
  offline,
  onHome = false,
  level = 1,
}: ProblemStateProps) {
  const { errors, safe } = useTexts(shellTexts);
  const here = useContext(SafeHere) ?? safe.cart;
  const online = useAppSelector(selectOnline);
  const current = messageKey(problem, online && !offline);
  const { tries, retry } = useTries(busy, onRetry);
  // During a retry the message stays. A message about a missing network changes only after another retry.
  const [{ key, cause, after }, setShown] = useState({ key: current, cause: current, after: 0 });
  const isSameTry = after === tries.all;
  const isKept = busy || (isSameTry && cause === 'offline' && current === 'generic');
  if (!isKept && (key !== current || !isSameTry))
    setShown({ key: current, cause: isSameTry ? cause : current, after: tries.all });
  useTriesOnReturn({ busy, offline, isFinal: key === 'missingPage', retry: () => retry(false) });
  const leave = (
    // Stryker disable next-line StringLiteral: the link without a path leads home too
    <TextLink to={onHome ? '/menu' : '/'}>{onHome ? errors.toCategories : errors.toHome}</TextLink>
  );
  return (
    <StateMessage
      role="alert"
      level={level}
      icon={key === 'offline' ? 'offline' : 'alert'}
      title={errors[key]}
      // A new element, so that screen readers announce a failed retry although the text is the same.
      text={
        <span key={tries.byHand}>
          {key === 'authorization' ? safe[key] : `${key === 'generic' ? safe[key] : ''}${here}`}
        </span>
      }
      action={
        key === 'missingPage' ? (
          <Button as={<Link to="/menu" />}>{errors.toCategories}</Button>
        ) : (
          <Button ref={focusPage} busy={busy} onClick={() => retry(true)}>
            {errors.retry}
          </Button>
        )
      }
      wayOut={level === 1 && (key === 'authorization' ? <SignInAgain fallback={leave} /> : leave)}
    />
  );
}

type LinkTo = readonly [to: string, text: string];

interface LinkMessageProps extends Omit<ComponentProps<typeof StateMessage>, 'action' | 'wayOut'> {
  /** The one full button. */
  link: LinkTo;
  /** A text that leads elsewhere. */
  other?: LinkTo;
}

/** A message in place of content, with the links that lead on. */
export const LinkMessage = ({ link: [to, label], other, ...message }: LinkMessageProps) => (
  <StateMessage
    {...message}
    action={<Button as={<Link to={to} />}>{label}</Button>}
    wayOut={other && <TextLink to={other[0]}>{other[1]}</TextLink>}
  />
);

interface ReadProblemProps extends Pick<ProblemStateProps, 'onHome' | 'level'> {
  /** The result of a query's hook. */
  read: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** The problem of content that could not be read; a retry reads it again. */
export const ReadProblem = ({ read, ...rest }: ReadProblemProps) => (
  <ProblemState
    {...rest}
    problem={contentProblem(read.error as Problem)}
    busy={read.isFetching}
    onRetry={() => void read.refetch()}
  />
);

interface Options {
  busy: boolean;
  /** No network changes it. */
  isFinal?: boolean;
  offline?: boolean | undefined;
  retry: () => void;
}

/** Retries when the network is back, up to `afterReturn.tries` times (KEEP-09). */
export function useTriesOnReturn({ busy, isFinal = false, offline = false, retry }: Options): void {
  const online = useAppSelector(selectOnline);
  const triesLeft = useRef(offline ? afterReturn.tries - 1 : 0);
  useEffect(() => {
    if (!online) triesLeft.current = afterReturn.tries;
    else if (!busy && !isFinal && triesLeft.current > 0) {
      if (triesLeft.current-- === afterReturn.tries) return retry();
      const timer = setTimeout(retry, afterReturn.pause);
      return () => clearTimeout(timer);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- Only the return of the network retries, and a retry that failed.
  }, [online, busy]);
}
