import { aBankAccount } from '#fixtures/customer.ts';
import { aStatedWallet } from '#fixtures/wallet.ts';
import { getMovements, getWallet, returnWallet } from '#schemas/wallet.ts';
import { maria, page, signInLuz, token } from './people.ts';
import { sequence, state } from './sequence.ts';

const { wallet_id, balance } = aStatedWallet();
const [movement] = aStatedWallet().movements;
const given = state('a customer has a wallet', { ...maria, ...aStatedWallet() });
const payload = JSON.stringify({ amount: balance, bank_data: aBankAccount() });

export const walletSequences = [
  sequence(returnWallet, 'a balance that is paid out is gone', given, async ({ does, shows }) => {
    await does(returnWallet, { token, payload });
    await shows(getWallet, { token }, { wallet: { wallet_id, balance: 0 } });
    const movements = [{ type: 'out', amount: balance }, { id: movement?.id }];
    await shows(getMovements, { ...page, wallet_id }, { movements });
  }),
  sequence(getWallet, 'another customer sees and takes no money', given, async (steps) => {
    const luz = await signInLuz(steps);
    await steps.hides(getWallet, { token: luz.token }, wallet_id);
    await steps.hides(getMovements, { ...page, token: luz.token, wallet_id }, movement?.description ?? '');
    await steps.refuses(returnWallet, { token: luz.token, payload });
    await steps.refuses(getWallet, { token: `${token}0` });
    await steps.shows(getWallet, { token }, { wallet: { wallet_id, balance } });
  }),
];
