import { useEffect, useState } from 'react';
import { useSessionActions } from './useSessionActions.ts';

/** Returns the id of this browser (TFA-15); undefined until its code has loaded and it was read. */
export function useFingerprint(isWanted: boolean): string | undefined {
  const run = useSessionActions();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const id = await run(({ fingerprint }) => fingerprint());
      if (isShown && typeof id === 'string') setKnown(id);
    };
    if (isWanted) void read();
    return () => {
      isShown = false;
    };
  }, [run, isWanted]);
  return known;
}
