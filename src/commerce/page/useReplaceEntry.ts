import { useContext, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

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
  // The router has no other way to ask for its history; that of the browser and that of tests both have a location.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  return (to, state) => {
    if (history.location.key !== own.current) return false;
    void navigate(to, { replace: true, state });
    own.current = history.location.key;
    return true;
  };
}
