import { addressSequences } from './addresses.ts';
import { cartSequences } from './cart.ts';
import { creditSequences } from './credits.ts';
import { customerSequences } from './customer.ts';
import { exchangeSequences } from './exchanges.ts';
import { orderSequences } from './orders.ts';
import { twoStepSequences } from './twoStep.ts';
import { walletSequences } from './wallet.ts';
import { wishlistSequences } from './wishlist.ts';

/** All sequences, for the mock and for any server. */
export const sequences = [
  ...cartSequences,
  ...customerSequences,
  ...addressSequences,
  ...wishlistSequences,
  ...twoStepSequences,
  ...exchangeSequences,
  ...orderSequences,
  ...creditSequences,
  ...walletSequences,
];
