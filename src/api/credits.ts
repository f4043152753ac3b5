import { type Credit, getCredits, returnCredit } from '#schemas/credits.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { ownPages } from './ownPages.ts';
import { sessionApi } from './shopApi.ts';
import type { Call } from './transport/baseQuery.ts';

/** The id of a credit (CRED-01). */
export const creditId = ({ id_sales_rule }: Credit): string => id_sales_rule;

interface CreditReturn {
  id_sales_rule: string;
  amount: number;
  bank_data: BankData;
}

/** The credits of a customer, and the requests for their money (API-79, API-85). */
export const creditsApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getCreditPages: build.infiniteQuery<readonly Credit[], object, number>({
      ...ownPages(getCredits, { listOf: ({ credits }) => credits, idOf: creditId }),
      // Leaving the screens resets it (STATE-13, STATE-15).
      keepUnusedDataFor: 0,
    }),
    requestCreditReturn: build.mutation<unknown, CreditReturn>({
      query: (payload): Call => ({
        endpoint: returnCredit,
        args: { payload: JSON.stringify(payload) },
      }),
      rawResponseSchema: returnCredit.reply,
    }),
  }),
});

export const { useGetCreditPagesInfiniteQuery } = creditsApi;
