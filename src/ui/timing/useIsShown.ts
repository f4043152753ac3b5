import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the component is still shown: what it has begun must not change the page once it was left. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
