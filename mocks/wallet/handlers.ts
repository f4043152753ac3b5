import { notPossible, refusalOf } from '#mocks/credits/payOut.ts';
import { wireNow } from '#mocks/clock.ts';
import { nextNumber } from '#mocks/customer/signIn.ts';
import { handleForCustomer, ok } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import { getMovements, getWallet, getWalletConfig, returnWallet, walletReturn } from '#schemas/wallet.ts';
import { balanceOf, movementsOf } from './tables.ts';

/** The wallet of a customer; an empty one is created on first use. */
async function walletOf(db: Database, customer: string) {
  const [known] = db.wallets.list({ where: (row) => row.customer === customer });
  if (known) return known;
  const opened = { customer, wallet_id: `7${customer}`, refundable: true };
  await db.wallets.add(opened);
  return opened;
}

export const walletHandlers = [
  handleForCustomer(getWalletConfig, async ({ db, customer }) => {
    const { refundable } = await walletOf(db, customer.id);
    return { ...ok, config: { refundable } };
  }),
  handleForCustomer(getWallet, async ({ db, customer }) => {
    const { wallet_id } = await walletOf(db, customer.id);
    return { ...ok, wallet: { wallet_id, balance: balanceOf(db, wallet_id) } };
  }),
  handleForCustomer(getMovements, ({ db, customer, args: { wallet_id, limit, offset } }) => {
    if (db.wallets.find(wallet_id)?.customer !== customer.id) return notPossible();
    const rows = movementsOf(db, wallet_id, { skip: offset, take: limit });
    return { ...ok, movements: rows.map(({ wallet_id: _wallet, ...row }) => row) };
  }),
  handleForCustomer(returnWallet, async ({ db, customer, args }) => {
    const { wallet_id, refundable } = await walletOf(db, customer.id);
    const payload = walletReturn.read(args.payload);
    if (!refundable) return notPossible();
    const refusal = refusalOf(db, payload, balanceOf(db, wallet_id));
    if (refusal) return refusal;
    const isToCome = (row: { wallet_id: string; date: string }) =>
      row.wallet_id === wallet_id && row.date > wireNow(db);
    // A credit that was paid out no longer expires.
    for (const { id } of db.movements.list({ where: isToCome })) await db.movements.remove(id);
    await db.movements.add({
      wallet_id,
      id: String(90_000 + nextNumber(db)),
      type: 'out',
      amount: payload.amount,
      date: wireNow(db),
      expiry_date: '',
      description: 'Devolución a su cuenta bancaria',
      order_nr: '',
    });
    return ok;
  }),
];
