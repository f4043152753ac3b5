import { useEffect, useRef } from 'react';

/** A shopper who is this near to the end of a list wants to see more of it. */
const nearness = '600px';

/** Calls `onNear` each time the element comes near to the window; with `undefined` it waits for nothing. */
export function useNearEnd(onNear: (() => void) | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  const waiting = onNear !== undefined;
  useEffect(() => {
    if (!waiting || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current?.(),
      { rootMargin: nearness },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waiting]);
  return element;
}
