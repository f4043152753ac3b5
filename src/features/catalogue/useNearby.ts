import { useState } from 'react';

/** So far from the window something is still near: further than a finger throws a list before it is drawn. */
const nearness = '8000px 0px';

/** Whether an element is near to the window; it takes the `ref`. `begin` holds until the browser has told. */
export function useNearby(begin: boolean) {
  const [isNear, setNear] = useState(begin);
  const [ref] = useState(() => (element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      // Named, since in a frame the margin would be that of the page around it.
      { root: element.ownerDocument, rootMargin: nearness },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [isNear, ref] as const;
}
