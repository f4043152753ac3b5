import { useEffect, useState } from 'react';
import { useSessionActions } from './useSessionActions.ts';

/** The id of this browser (TFA-15); undefined until it is wanted, which its code must be there for, and was read. */
export function useFingerprint(isWanted: boolean): string | undefined {
  const { fingerprint } = useSessionActions();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    let isShown = true;
    if (isWanted) void fingerprint().then((read) => isShown && typeof read === 'string' && setKnown(read));
    return () => {
      isShown = false;
    };
  }, [fingerprint, isWanted]);
  return known;
}
