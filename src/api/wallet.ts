import { request } from '#api/transport/request.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { getMovements, getWallet, getWalletConfig, type Movement, returnWallet } from '#schemas/wallet.ts';
import { ownPages } from './ownPages.ts';
import { sessionApi } from './shopApi.ts';
import type { Call } from './transport/baseQuery.ts';

/** The id of a movement (WALL-01). */
export const movementId = ({ id }: Movement): string => id;

/** Leaving the screens that show it resets it (STATE-13, STATE-15). */
const resetOnLeave = { keepUnusedDataFor: 0 };

/** The wallet of a customer with its movements, and the request for its money (API-81 to API-84). */
export const walletApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getWalletConfig: build.query({ ...request(getWalletConfig, ({ config }) => config), ...resetOnLeave }),
    getWallet: build.query({ ...request(getWallet, ({ wallet }) => wallet), ...resetOnLeave }),
    getMovementPages: build.infiniteQuery<readonly Movement[], { wallet_id: string }, number>({
      ...ownPages(getMovements, { listOf: ({ movements }) => movements, idOf: movementId }),
      ...resetOnLeave,
    }),
    requestWalletReturn: build.mutation<unknown, { amount: number; bank_data: BankData }>({
      query: (payload): Call => ({
        endpoint: returnWallet,
        args: { payload: JSON.stringify(payload) },
      }),
      rawResponseSchema: returnWallet.reply,
    }),
  }),
});

export const { useGetWalletConfigQuery, useGetWalletQuery, useGetMovementPagesInfiniteQuery } = walletApi;
