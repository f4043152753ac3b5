import { useLocation } from 'react-router-dom';
import { useIsShown } from '#ui/timing/moments.ts';
import { usePresentLocation } from './here.ts';

/**
 * Returns whether the shopper is still on the screen: what it has begun must lead her nowhere once she has gone
 * elsewhere, even if it is shown until the next screen is there. Another query, such as that of a step, is no other screen.
 */
export function useIsHere(): () => boolean {
  const isShown = useIsShown();
  const { pathname } = useLocation();
  const present = usePresentLocation();
  return () => isShown.current && present().pathname === pathname;
}
