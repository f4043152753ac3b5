import { aMovement, aStatedWallet } from '#fixtures/wallet.ts';
import { databaseOf } from '#mocks/database.ts';
import type { creditRequest } from './creditRequest.ts';
import { visitor } from './mockWorker.ts';
import { openOwn } from './openOwn.ts';

const movements = [aMovement({ type: 'in', amount: 8000 })];

/** The request for the money of a wallet. */
export const walletRequest: typeof creditRequest = {
  call: '*/wallet/returnrequest',
  read: '*/customer/wallet',
  open: (query) =>
    openOwn(
      `/account/wallet${query}`,
      'a customer has a wallet',
      aStatedWallet({ balance: 8000, movements }),
    ),
  left: 'Saldo disponible',
  spend: async (amount: number) => {
    const { movements } = await databaseOf(visitor(), 'ar');
    await movements.add({ ...aMovement({ id: '99', type: 'out', amount }), wallet_id: '7001' });
  },
  all: 8000,
};
