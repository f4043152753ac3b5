import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';

interface Query {
  isError: boolean;
  refetch: () => unknown;
}

/** Sends queries that have failed again when the network is back (KEEP-09). */
export function useAgainOnline(...queries: Query[]): void {
  const online = useAppSelector(selectOnline);
  const sendAgain = useEffectEvent(() => {
    for (const { isError, refetch } of queries) if (isError) refetch();
  });
  useEffect(() => {
    if (online) sendAgain();
  }, [online]);
}
