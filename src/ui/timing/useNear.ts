import { useEffect, useRef, useState } from 'react';

/** Distance to the viewport that counts as near. */
const nearness = '400px';

/** Whether an element has come near the viewport, which `atOnce` says of it from the start; `place` is its `ref`. */
export function useNear(atOnce: boolean) {
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
