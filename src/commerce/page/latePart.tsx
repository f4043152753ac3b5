import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
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
 * place (KEEP-08), and the code is loaded again on retry. After a second failure the page is
 * reloaded if the server answers, because a deployment may have replaced the code.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart({ props, fallback, level }: LatePartProps<Props>) {
    const { reload } = useShop();
    const [Part, setPart] = useState(() => loaded);
    const [state, setState] = useState({ failed: false, busy: false });

    const start = async (onFailure?: () => void) => {
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
      if (!loaded) void start();
    }, []);

    if (Part) return <Part {...props} />;
    return state.failed ? (
      <ProblemState level={level} problem={{}} busy={state.busy} onRetry={() => void start(reload)} />
    ) : (
      fallback
    );
  };
}
