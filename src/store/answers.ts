import type { RootState } from './makeStore.ts';

/** An answer in the cache: code that comes before that of the screens does not know their calls. */
interface Cached {
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
}

/** The answers to a call that are in the cache, in the order of their requests. */
export function answersTo(state: RootState, endpoint: string): Cached[] {
  const all = Object.values(state.shopApi.queries) as Cached[];
  return all.filter(({ endpointName, data }) => endpointName === endpoint && data !== undefined);
}
