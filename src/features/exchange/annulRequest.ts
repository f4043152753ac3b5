import { exchangesApi } from '#api/exchanges.ts';
import { madeState } from '#rules/exchange/made.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';
import { aborted, readMade } from './readMade.ts';

/**
 * Annuls a request; undefined if it is annulled, else why not. After a failure the requests are read, so that an annulment
 * whose answer was lost is found (EXCH-15).
 */
export async function annulRequest(
  store: Pick<Store, 'dispatch' | 'session'>,
  batchnumber: string,
): Promise<Problem | undefined> {
  const { session } = store;
  const { initiate } = exchangesApi.endpoints.annulExchange;
  const { error } = await store.dispatch(initiate({ batchnumber }, { track: false }));
  const problem = error as Problem | undefined;
  if (problem === undefined || problem.code === 'aborted') return problem;
  if (session !== store.session) return aborted;
  const read = await readMade(store);
  if (session !== store.session) return aborted;
  const made = 'made' in read ? read.made.find((each) => each.batchnumber === batchnumber) : undefined;
  return made && madeState(made) === 'annulled' ? undefined : problem;
}
