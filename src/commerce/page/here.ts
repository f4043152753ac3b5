import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { useIsShown } from '#ui/timing/moments.ts';

/**
 * Returns what reads the location of the history. It is there at once, while React renders the screen of an address that
 * was gone to a moment later, or once its code has loaded: until then `useLocation` is that of the screen before.
 */
export function usePresentLocation(): () => Location {
  // The router has no other way to ask for its history; that of the browser and that of tests both have a location.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  return () => history.location;
}

/** What a problem of the content around it leaves as it was, as the shopper reads it; without one it is the cart. */
export const SafeHere = createContext<string | undefined>(undefined);

/** In-app back (ROUTE-57), for a screen with a bar of its own; provided by the shell. */
export const BackContext = createContext<() => void>(() => undefined);

export const useBack = (): (() => void) => useContext(BackContext);

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

/**
 * Returns what replaces the address or the state of the screen's own entry of the history. It does nothing, and returns
 * false, once the shopper goes elsewhere: the history is there at once, but React renders the next screen a moment later,
 * and the one that is still shown would take her back.
 */
export function useReplaceEntry(): (to: To, state?: unknown) => boolean {
  const navigate = useNavigate();
  const { key } = useLocation();
  const own = useRef(key);
  useLayoutEffect(() => {
    own.current = key;
  }, [key]);
  const present = usePresentLocation();
  return (to, state) => {
    if (present().key !== own.current) return false;
    void navigate(to, { replace: true, state });
    own.current = present().key;
    return true;
  };
}
