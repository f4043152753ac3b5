import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Scrolls a new page to its top, and a return to its position if that is rendered; both focus the content. */
export function useScroll(): void {
  const { key, pathname, state } = useLocation();
  const kind = useNavigationType();
  const left = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    // Another color of a product takes the place of the one before.
    const isOther = shown.current !== pathname && !(state as { model?: string } | null)?.model;
    if (kind === NavigationType.Push || (kind === NavigationType.Replace && isOther)) {
      scrollTo({ top: 0, behavior: 'instant' });
      // Another choice on the same page does not move the focus.
      if (isOther) focusContent();
    } else if (kind === NavigationType.Replace) left.current.set(key, scrollY);
    // At the start of a visit and after a reload the browser restores the position itself; reading it would force a
    // layout.
    if (kind === NavigationType.Pop && shown.current !== undefined) {
      scrollTo({ top: left.current.get(key) ?? 0, behavior: 'instant' });
      if (isOther) focusContent();
    }
    shown.current = pathname;
  }, [key, kind, pathname, state]);

  useEffect(() => {
    const remember = () => left.current.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
