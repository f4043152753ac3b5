import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsLoaded } from '#ui/lazyPart.tsx';

/** The distance to the viewport that counts as near. */
const nearness = '400px';

/** Whether the `near` element of a part at the end of a screen is near; on a return at once, for the scroll position. */
export function useNearPart(part: unknown) {
  const near = useRef<HTMLDivElement>(null);
  // The first page of a visit is a POP too, but its parts are not loaded yet.
  const isLoaded = useIsLoaded(part);
  const [isNear, setNear] = useState(useNavigationType() === NavigationType.Pop && isLoaded);
  useEffect(() => {
    if (isNear || near.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: nearness },
    );
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { isNear, near };
}
