import { exchangesApi } from '#api/exchanges.ts';
import { newAnswer } from '#api/transport/request.ts';
import type { MadeExchange } from '#schemas/exchanges.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/store.ts';

type Read = { made: readonly MadeExchange[]; problem?: undefined } | { made?: undefined; problem: Problem };

/** Reads the exchanges on the server. */
export async function readMade({ dispatch }: Pick<Store, 'dispatch'>): Promise<Read> {
  const args = { limit: 4, offset: 0 };
  const read = await dispatch(
    exchangesApi.endpoints.getExchangeOrders.initiate(args, { forceRefetch: true, subscribe: false }),
  );
  const made = newAnswer(read)?.exchanges;
  return made ? { made } : { problem: read.error as Problem };
}
