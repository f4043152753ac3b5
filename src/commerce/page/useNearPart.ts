import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsLoaded } from '#ui/lazyPart.tsx';

/**
 * Whether the `place` of a part at the end of a screen is near, so that it is to be rendered; on a return to a screen it
 * is at once, for the scroll position.
 */
export function useNearPart(part: unknown) {
  // The first page of a visit is a POP as well, but then nothing was loaded yet.
  const isLoaded = useIsLoaded(part);
  return useNear(useNavigationType() === NavigationType.Pop && isLoaded);
}

/** Distance to the viewport that counts as near. */
const nearness = '400px';

/** Whether an element has come near the viewport, which `atOnce` says of it from the start; `place` is its `ref`. */
function useNear(atOnce: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(atOnce);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { isNear, place };
}
