import { createContext, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

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
