import { type ComponentType, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { Elements } from '#ui/elements.ts';
import { ProblemState } from './ProblemState.tsx';

interface LatePartProps<Props> {
  props: Props;
  /** Shown while the code is loading. */
  fallback?: Elements;
  /** Heading level of the problem. */
  level: 1 | 2;
}

/**
 * A part that its screen needs, whose code is loaded when it is first rendered. If that fails the problem is shown in its
 * place (KEEP-08), and the code is loaded again on retry. If a retry by hand fails the page is
 * reloaded if the server answers, because a deployment may have replaced the code; one by itself would take away what
 * is typed elsewhere on the screen at that moment.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart({ props, fallback, level }: LatePartProps<Props>) {
    const { reload } = useShop();
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<'shown' | 'retrying'>();

    const start = async (onFailure?: () => void) => {
      setFailure((shown) => shown && 'retrying');
      try {
        loaded = await load();
        setPart(() => loaded);
      } catch {
        setFailure('shown');
        onFailure?.();
      }
    };
    // Stryker disable ArrayDeclaration: a list that never changes
    useEffect(() => {
      if (!loaded) void start();
    }, []);
    // Stryker restore ArrayDeclaration

    if (Part) return <Part {...props} />;
    if (failure === undefined) return fallback;
    return (
      <ProblemState
        level={level}
        problem={{}}
        busy={failure === 'retrying'}
        onRetry={(byHand) => void start(byHand ? reload : undefined)}
      />
    );
  };
}
