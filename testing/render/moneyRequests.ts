import { creditRequest } from './creditRequest.ts';
import { walletRequest } from './walletRequest.ts';

/** The requests for money, by what holds it. */
export const moneyRequests = {
  'a credit': creditRequest,
  'a wallet': walletRequest,
};
