import { useGetWalletConfigQuery, useGetWalletQuery } from '#api/wallet.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Wallet } from '#schemas/wallet.ts';

/** The wallet of the customer: what can be done with it is read first, then the wallet itself (WALL-11). */
export function useWallet() {
  const config = useGetWalletConfigQuery({});
  const wallet = useGetWalletQuery({}, { skip: config.data === undefined });
  const known: Wallet | undefined =
    config.data && wallet.data ? { ...wallet.data, refundable: config.data.refundable } : undefined;
  // While a read that has failed is repeated, its error stays.
  const failed = [config, wallet].find(({ error }) => error !== undefined);
  return {
    wallet: known,
    problem: failed?.error as Problem | undefined,
    busy: config.isFetching || wallet.isFetching,
    retry: () => void (config.data === undefined ? config : wallet).refetch(),
  };
}
