import { useEffect, useRef } from 'react';

/** Distance to the end of the list at which the next page is loaded. */
const nearness = '600px';

/** Calls `onNear` each time the element gets near the viewport; `undefined` disables it. Returns the `ref` of the element. */
export function useInfiniteScroll(onNear: (() => void) | undefined) {
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
