import { getCartHash, mergeCart } from '#schemas/customerCart.ts';
import { changed, joined, newHash, notFound } from './cart.ts';
import { mostCoupons } from './carts.ts';
import { handleForCustomer, ok } from './handle.ts';
import type { Session } from './session.ts';
import { inTurn } from './table.ts';

const open = inTurn();

/** The hash of a customer's cart, which is opened on first use: by one call at a time, or there might be two. */
const cartOf = (session: Session, customer: string) =>
  open(async () => {
    const [own] = session.carts.list({ where: (row) => row.customer === customer });
    if (own !== undefined) return own.hash;
    const hash = newHash(session);
    await session.carts.add({ hash, lines: [], customer });
    return hash;
  });

/** The cart of the hash, unless it belongs to another customer or was merged into the cart of one. */
function mergeable({ carts }: Session, hash: string, customer: string, own: string) {
  const row = carts.find(hash);
  const isOwn = row?.customer === '' || row?.customer === customer;
  return isOwn && ['', own].includes(row.mergedInto) ? row : undefined;
}

export const customerCartHandlers = [
  handleForCustomer(getCartHash, async ({ session, customer }) => ({
    ...ok,
    cart: { hash: await cartOf(session, customer.id) },
    errors: [],
  })),
  handleForCustomer(mergeCart, async (asked) => {
    const { session, customer, args } = asked;
    const own = await cartOf(session, customer.id);
    const added = mergeable(session, args.hash, customer.id, own);
    if (added === undefined) return notFound();
    const isNew = added.hash !== own && added.mergedInto === '';
    if (isNew)
      await session.carts.change(own, (row) => {
        row.coupons = [...new Set([...row.coupons, ...added.coupons])].slice(0, mostCoupons);
      });
    const answer = await changed(own, (lines) => joined(isNew ? [...lines, ...added.lines] : lines), asked);
    // Only now: of two equal calls at the same time each has the lines of both carts.
    if (isNew)
      await session.carts.change(added.hash, (row) => {
        row.mergedInto = own;
        row.lines = [];
      });
    return answer;
  }),
];
