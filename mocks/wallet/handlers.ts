import type { CountryCode } from '#countries/country.ts';
import { nextNumber } from '#mocks/customer/signIn.ts';
import { handleForCustomer, ok, refuse } from '#mocks/handle.ts';
import type { Session } from '#mocks/session.ts';
import { creditReturn, getCredits, returnCredit } from '#schemas/credits.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { getMemberships } from '#schemas/memberships.ts';
import { getMovements, getWallet, getWalletConfig, returnWallet, walletReturn } from '#schemas/wallet.ts';
import { availableOf, balanceOf, type CreditRow, movementsOf, nowOf } from './tables.ts';

/** Refuses a wallet or credit that is unknown, belongs to another customer or cannot be paid out. */
const notPossible = () => refuse('Something went wrong.');

/** Why an account or an amount is refused; undefined if both are valid. */
function refusalOf({ country }: Session, paid: { amount: number; bank_data: BankData }, available: number) {
  const wrong = wrongBankFields(country, paid.bank_data);
  if (wrong.length > 0)
    return refuse('Errors in customer data.', {
      errors: wrong.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` })),
    });
  return paid.amount > 0 && paid.amount === available ? undefined : notPossible();
}

/** The wallet of a customer; an empty one is created on first use. */
async function walletOf(session: Session, customer: string) {
  const [known] = session.wallets.list({ where: (row) => row.customer === customer });
  if (known) return known;
  const opened = { customer, wallet_id: `7${customer}`, refundable: true };
  await session.wallets.add(opened);
  return opened;
}

/** A credit as the wire has it. */
function wireCredit({ customer: _customer, ...row }: CreditRow, session: Session) {
  return { ...row, available_amount: availableOf(row, session) };
}

export const walletHandlers = [
  handleForCustomer(getCredits, ({ session, customer, args: { limit, offset } }) => ({
    ...ok,
    credits: session.credits
      .list({
        where: (row) => row.customer === customer.id,
        order: (a, b) => b.created_date.localeCompare(a.created_date),
        skip: offset,
        take: limit,
      })
      .map((row) => wireCredit(row, session)),
  })),
  handleForCustomer(returnCredit, async ({ session, customer, args }) => {
    const payload = creditReturn.read(args.payload);
    const row = session.credits.find(payload.id_sales_rule);
    if (row?.customer !== customer.id || row.method !== 'refund') return notPossible();
    const refusal = refusalOf(session, payload, availableOf(row, session));
    if (refusal) return refusal;
    await session.credits.change(row.id_sales_rule, (changed) => {
      changed.used_amount = changed.original_amount;
    });
    return ok;
  }),
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
      row.wallet_id === wallet_id && row.date > nowOf(session);
    // A credit that was paid out no longer expires.
    for (const { id } of session.movements.list({ where: isToCome })) await session.movements.remove(id);
    await session.movements.add({
      wallet_id,
      id: String(90_000 + nextNumber(session)),
      type: 'out',
      amount: payload.amount,
      date: nowOf(session),
      expiry_date: '',
      description: 'Devolución a su cuenta bancaria',
      order_nr: '',
    });
    return ok;
  }),
];

const digits = (least: number, most = least) => new RegExp(String.raw`^\d{${least},${most}}$`);

/** The required account fields of each country and their format; a second opinion on the shop's forms. */
const forms: Record<CountryCode, Partial<Record<keyof BankData, RegExp>>> = {
  ar: { owner_document: digits(7, 8), cbu: digits(22), cuit_cuil: digits(11) },
  cl: { rut: /^\d{8}[\dK]$/, account_number: digits(1, 30) },
  co: { owner_document: digits(6, 10), account_number: digits(1, 30) },
  br: { owner_document: digits(11), account_number: digits(1, 30) },
};

const always = { owner_name: /\S/, account_type: /^(?:checking|savings)$/, owner_email: /^\S+@\S+\.\S+$/ };

/** The account fields that are invalid or unknown in a country. */
function wrongBankFields(country: CountryCode, account: BankData): string[] {
  const required: Partial<Record<string, RegExp>> = { ...always, ...forms[country] };
  const given = account as Partial<Record<string, string>>;
  const wrong = Object.entries(required).filter(([field, form]) => form?.test(given[field] ?? '') !== true);
  const more = Object.keys(given).filter((field) => required[field] === undefined);
  return [...wrong.map(([field]) => field), ...more];
}

export const membershipHandlers = [
  handleForCustomer(getMemberships, ({ session, customer, args: { limit, offset } }) => ({
    ...ok,
    memberships: session.memberships
      .list({ where: (row) => row.customer === customer.id, skip: offset, take: limit })
      .map(({ customer: _customer, ...row }) => row),
  })),
];
