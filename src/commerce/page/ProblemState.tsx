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
  /** Heading level of the title: 1 of a screen, by default; 2 of a part of one, which offers no way out of it. */
  level?: 1 | 2;
}

/** The focus of the button goes to what comes in its place. */
const focusPage = leaveFocus<HTMLButtonElement>((button) => button.closest('main, dialog'));

/** How often it has been tried again, and how often by hand, without success; `retry` begins another try. */
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
  // While it is tried again it stays as it is; and what failed without network is something else only by another try.
  const [{ key, cause, after }, setShown] = useState({ key: current, cause: current, after: 0 });
  const isSameTry = after === tries.all;
  const isKept = busy || (isSameTry && cause === 'offline' && current === 'generic');
  if (!isKept && (key !== current || !isSameTry))
    setShown({ key: current, cause: isSameTry ? cause : current, after: tries.all });
  useTriesOnReturn({ busy, offline, isFinal: key === 'missingPage', retry: () => retry(false) });
  const leave = (
    // Stryker disable next-line StringLiteral: the address without a path is home too
    <TextLink to={onHome ? '/menu' : '/'}>{onHome ? errors.toCategories : errors.toHome}</TextLink>
  );
  return (
    <StateMessage
      role="alert"
      level={level}
      icon={key === 'offline' ? 'offline' : 'alert'}
      title={errors[key]}
      // A new element is read aloud: a retry of the shopper that failed too is told, although the words are the same.
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
  /** What the hook of a query says. */
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

/** Tries again what has failed when the network is back, and a few more times (KEEP-09). */
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
