import { notPossible, refusalOf } from '#mocks/credits/payOut.ts';
import { wireNow } from '#mocks/clock.ts';
import { nextNumber } from '#mocks/customer/signIn.ts';
import { handleForCustomer, ok } from '#mocks/handle.ts';
import type { Session } from '#mocks/session.ts';
import { getMovements, getWallet, getWalletConfig, returnWallet, walletReturn } from '#schemas/wallet.ts';
import { balanceOf, movementsOf } from './tables.ts';

/** The wallet of a customer; an empty one is created on first use. */
async function walletOf(session: Session, customer: string) {
  const [known] = session.wallets.list({ where: (row) => row.customer === customer });
  if (known) return known;
  const opened = { customer, wallet_id: `7${customer}`, refundable: true };
  await session.wallets.add(opened);
  return opened;
}

export const walletHandlers = [
  handleForCustomer(getWalletConfig, async ({ session, customer }) => {
    const { refundable } = await walletOf(session, customer.id);
    return { ...ok, config: { refundable } };
  }),
  handleForCustomer(getWallet, async ({ session, customer }) => {
    const { wallet_id } = await walletOf(session, customer.id);
    return { ...ok, wallet: { wallet_id, balance: balanceOf(session, wallet_id) } };
  }),
  handleForCustomer(getMovements, ({ session, customer, args: { wallet_id, limit, offset } }) => {
    if (session.wallets.find(wallet_id)?.customer !== customer.id) return notPossible();
    const rows = movementsOf(session, wallet_id, { skip: offset, take: limit });
    return { ...ok, movements: rows.map(({ wallet_id: _wallet, ...row }) => row) };
  }),
  handleForCustomer(returnWallet, async ({ session, customer, args }) => {
    const { wallet_id, refundable } = await walletOf(session, customer.id);
    const payload = walletReturn.read(args.payload);
    if (!refundable) return notPossible();
    const refusal = refusalOf(session, payload, balanceOf(session, wallet_id));
    if (refusal) return refusal;
    const isToCome = (row: { wallet_id: string; date: string }) =>
      row.wallet_id === wallet_id && row.date > wireNow(session);
    // A credit that was paid out no longer expires.
    for (const { id } of session.movements.list({ where: isToCome })) await session.movements.remove(id);
    await session.movements.add({
      wallet_id,
      id: String(90_000 + nextNumber(session)),
      type: 'out',
      amount: payload.amount,
      date: wireNow(session),
      expiry_date: '',
      description: 'Devolución a su cuenta bancaria',
      order_nr: '',
    });
    return ok;
  }),
];
