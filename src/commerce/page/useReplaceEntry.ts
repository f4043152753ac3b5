import { useLayoutEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { usePresentLocation } from './here.ts';

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
