import { aStatedCredit } from '#fixtures/credits.ts';
import { databaseOf } from '#mocks/database.ts';
import { visitor } from './mockWorker.ts';
import { openOwn } from './openOwn.ts';

const credit = aStatedCredit({ expiry_date: '' });

/** The request for the money of a credit. */
export const creditRequest = {
  call: '*/order/processcredit',
  /** The read of the amount that is left. */
  read: '*/customer/credit',
  open: (query: string) =>
    openOwn(`/account/credits/${credit.id_sales_rule}${query}`, 'a customer has credits', {
      credits: [credit],
    }),
  /** The label of that amount. */
  left: 'Disponible',
  /** Money that another tab takes out. */
  spend: async (amount: number) => {
    const { credits } = await databaseOf(visitor(), 'ar');
    await credits.change(credit.id_sales_rule, (row) => void (row.used_amount = credit.used_amount + amount));
  },
  all: 7500,
};
