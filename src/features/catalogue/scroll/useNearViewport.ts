import { useState } from 'react';

/** Distance from the viewport that counts as near: more than a fling scrolls before the next render. */
const nearness = '8000px 0px';

/** Whether an element is near the viewport, and the `ref` for it. `initial` applies until the observer reports. */
export function useNearViewport(initial: boolean) {
  const [isNear, setNear] = useState(initial);
  const [ref] = useState(() => (element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      // Explicit, since in an iframe the margin would otherwise apply to the embedding page.
      { root: element.ownerDocument, rootMargin: nearness },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [isNear, ref] as const;
}
