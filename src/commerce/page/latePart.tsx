import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { ProblemState } from './ProblemState.tsx';

interface LatePartProps<Props> {
  props: Props;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** Heading level of the problem. */
  level: 1 | 2;
}

/**
 * A part that its screen needs, whose code is loaded when it is first rendered. If that fails the problem is shown in its
 * place (KEEP-08); the code is loaded again on retry, and when the network is back. After a second failure the page is
 * reloaded if the server answers, because a deployment may have replaced the code.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart({ props, fallback, level }: LatePartProps<Props>) {
    const { reload } = useShop();
    const online = useAppSelector(selectOnline);
    const [Part, setPart] = useState(() => loaded);
    const [state, setState] = useState({ failed: false, busy: false });

    const bring = async (onFailure?: () => void) => {
      setState(({ failed }) => ({ failed, busy: true }));
      try {
        loaded = await load();
        setPart(() => loaded);
      } catch {
        setState({ failed: true, busy: false });
        onFailure?.();
      }
    };
    useEffect(() => {
      if (!loaded) void bring();
    }, [online]);

    if (Part) return <Part {...props} />;
    return state.failed ? (
      <ProblemState level={level} problem={{}} busy={state.busy} onRetry={() => void bring(reload)} />
    ) : (
      fallback
    );
  };
}
