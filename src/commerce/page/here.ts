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
 * Returns a function that reads the current location of the history. `useLocation` still has the previous location until
 * React has rendered the next screen, which may have to load its code first.
 */
export function usePresentLocation(): () => Location {
  // The router offers no other access to its history. The browser's and the tests' history both have a location.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  return () => history.location;
}

/** The text that says what a problem of the surrounding content does not affect; by default the cart. */
export const SafeHere = createContext<string | undefined>(undefined);

/** In-app back (ROUTE-57), for a screen that renders its own bar; provided by the shell. */
export const BackContext = createContext<() => void>(() => undefined);

export const useBack = (): (() => void) => useContext(BackContext);

/**
 * Returns a function that checks whether the shopper is still on the screen. Call it before navigating after a response:
 * she may have left, even if the screen is shown until the next one has loaded. Another query is the same screen.
 */
export function useIsHere(): () => boolean {
  const isShown = useIsShown();
  const { pathname } = useLocation();
  const present = usePresentLocation();
  return () => isShown.current && present().pathname === pathname;
}

/**
 * Returns a function that replaces the URL or the state of the screen's history entry. It does nothing and returns false
 * after the shopper has left: the history changes before React renders the next screen, so the old screen would take her
 * back.
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
