import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that was gone to begins at its top, with the focus on its content; one that was come back to stands where it
 * was left, as far as its content is there already.
 */
export function useScroll(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const left = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (kind === NavigationType.Push) {
      scrollTo({ top: 0, behavior: 'instant' });
      // Another choice on the same page leaves the focus where it was made.
      if (shown.current !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    }
    if (kind === NavigationType.Replace) left.current.set(key, scrollY);
    // Where a visit begins, or a reload goes on, the browser stands right: to ask would have it measure the whole page.
    if (kind === NavigationType.Pop && shown.current !== undefined)
      scrollTo({ top: left.current.get(key) ?? 0, behavior: 'instant' });
    shown.current = pathname;
  }, [key, kind, pathname]);

  useEffect(() => {
    const remember = () => left.current.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
