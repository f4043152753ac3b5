import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsLoaded } from '#ui/lazyPart.tsx';
import { useNear } from '#ui/timing/useNear.ts';

/**
 * Whether the `place` of a part at the end of a screen is near, so that it is to be rendered; on a return to a screen it
 * is at once, for the scroll position.
 */
export function useNearPart(part: unknown) {
  // The first page of a visit is a POP as well, but then nothing was loaded yet.
  const isLoaded = useIsLoaded(part);
  return useNear(useNavigationType() === NavigationType.Pop && isLoaded);
}
