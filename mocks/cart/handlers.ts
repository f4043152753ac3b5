import { countryByCode } from '#countries/countries.ts';
import { sessionOfToken } from '#mocks/customer/signIn.ts';
import { handle, handleForCustomer, ok, refuse, tokenNotFound } from '#mocks/handle.ts';
import { pictureUrl, stockOf } from '#mocks/product/wireProduct.ts';
import type { Database } from '#mocks/database.ts';
import { inTurn } from '#mocks/table.ts';
import { addToCart, type Cart, type CartItem, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import { getCartHash, mergeCart } from '#schemas/customer.ts';
import type { ArgsOf } from '#schemas/endpoint.ts';
import { type CartRow, discounts, type Line, mostCoupons, shippingFee } from './tables.ts';

/** The visitor's data, and the mock's own origin. */
interface Context {
  db: Database;
  origin: string;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** A line at full price: coupons reduce it after the sum is known. */
function itemOf({ item, quantity }: Line, db: Database, origin: string): CartItem[] {
  const product = db.world.productOfItem.get(item);
  const size = product?.sizes.find(({ skuSimple }) => skuSimple === item);
  if (product === undefined || size === undefined) return [];
  return [
    {
      id: item,
      sku: product.sku,
      name: product.name,
      brand: product.brand,
      brand_name: product.brandName,
      color: product.color,
      size: size.size,
      price: product.price,
      special_price: product.specialPrice,
      paid_price: product.specialPrice || product.price,
      quantity,
      categories: product.categories,
      freeshipping: product.freeShipping,
      supplier: { name: product.seller },
      image: pictureUrl(product.sku, 1, origin),
      url: product.url,
      stock: stockOf(item, db),
    },
  ];
}

/** A cart as the wire shows it: prices per unit, total = subtotal − discount + shipping (API-53). */
function wireCart(row: Pick<CartRow, 'hash' | 'lines' | 'coupons'>, db: Database, origin: string): Cart {
  const items = row.lines.flatMap((each) => itemOf(each, db, origin));
  const subtotal = cents(items.reduce((sum, item) => sum + item.quantity * item.paid_price, 0));
  const applied = row.coupons.flatMap((code) => db.coupons.find(code) ?? []);
  const { coupon, discount, freeShipping, paid } = discounts(applied, subtotal);
  for (const item of items) item.paid_price = paid(item.paid_price);
  const rest = cents(subtotal - discount);
  const reached = freeShipping || rest >= countryByCode(db.country).freeShippingThreshold;
  const shipping = items.length === 0 ? null : reached ? 0 : shippingFee[db.country];
  return {
    hash: row.hash,
    discount,
    sub_total_value: subtotal,
    total_value: cents(rest + (shipping ?? 0)),
    shippingAmountTotal: shipping,
    coupon,
    items,
  };
}

/** The entry of `errors` for a line that is unknown or exceeds the stock (API-63). */
function faultOf({ item, quantity }: Line, db: Database) {
  if (!db.world.productOfItem.has(item))
    return [{ code: 'NOT_FOUND', sku: item, message: 'Product not found' }];
  if (stockOf(item, db) >= quantity) return [];
  return [{ code: 'OUT_OF_STOCK', sku: item, message: 'Out of stock' }];
}

/** The lines without repeated items: each keeps its highest quantity (API-59). */
function joined(lines: readonly Line[]): Line[] {
  const quantities = new Map<string, number>();
  for (const { item, quantity } of lines) quantities.set(item, Math.max(quantities.get(item) ?? 0, quantity));
  return Array.from(quantities, ([item, quantity]) => ({ item, quantity }));
}

const linesOf = (text: string) =>
  joined(
    text.split(',').map((pair) => {
      const at = pair.lastIndexOf('=');
      return { item: pair.slice(0, at), quantity: Number(pair.slice(at + 1)) };
    }),
  );

/** The hash of a new cart. */
function newHash(db: Database): string {
  db.given += 1;
  return (0xd7a903 + db.given * 7919).toString(16);
}

const inStock = ({ item, quantity }: Line, db: Database) => ({
  item,
  quantity: Math.min(quantity, stockOf(item, db)),
});

const sellable = (lines: readonly Line[], db: Database) =>
  lines.map((each) => inStock(each, db)).filter(({ quantity }) => quantity > 0);

/** The reply with the lines that are in stock; `errors` lists the others (CART-19). */
const shown = (hash: string, wanted: readonly Line[], { db, origin }: Context) => ({
  ...ok,
  cart: wireCart(
    { hash, lines: sellable(wanted, db), coupons: db.carts.find(hash)?.coupons ?? [] },
    db,
    origin,
  ),
  errors: wanted.flatMap((each) => faultOf(each, db)),
});

async function opened(wanted: readonly Line[], input: Context) {
  const { db } = input;
  const hash = newHash(db);
  await db.carts.add({ hash, lines: sellable(wanted, db) });
  return shown(hash, wanted, input);
}

/** Whether the hash has a cart that was not merged into another. */
const isOpen = ({ carts }: Database, hash: string) => carts.find(hash)?.mergedInto === '';

/** Changes the lines of a cart, and takes off what is not in stock. */
async function changed(hash: string, to: (lines: readonly Line[]) => readonly Line[], input: Context) {
  const { db } = input;
  if (!isOpen(db, hash)) return notFound();
  let wanted: readonly Line[] = [];
  await db.carts.change(hash, (row) => {
    wanted = to(row.lines);
    row.lines = sellable(wanted, db);
  });
  return shown(hash, wanted, input);
}

/** The refusal of a hash under which there is no cart. */
const notFound = () => refuse('Cart not found', { cart: null, errors: [] });

/** Sets one line; the result is in the order of the client's own lines. */
function withLine(lines: readonly Line[], set: Line, order: readonly Line[]) {
  const position = ({ item }: Line) => order.findIndex((each) => each.item === item);
  return [...lines.filter(({ item }) => item !== set.item), set].sort((a, b) => position(a) - position(b));
}

/** Returns a refusal of an add: a customer must send her token, a guest her lines (API-57). */
function visitorFault({ hash, token, items }: ArgsOf<typeof addToCart>, db: Database) {
  if ((token === undefined) === (items === undefined))
    return refuse('Either token or items must be sent', { cart: null, errors: [] }, 400);
  const known = token === undefined ? undefined : sessionOfToken(db, token);
  if (token !== undefined && known === undefined) return tokenNotFound();
  const isForeign =
    known !== undefined && !['', known.customer.id].includes(db.carts.find(hash)?.customer ?? '');
  return !isOpen(db, hash) || isForeign ? notFound() : undefined;
}

export const cartHandlers = [
  handle(getCart, (input) => changed(input.args.hash, (lines) => lines, input)),
  handle(addToCart, async (input) => {
    const { item, quantity, hash, items } = input.args;
    const refusal = visitorFault(input.args, input.db);
    if (refusal !== undefined) return refusal;
    const [fault] = faultOf({ item, quantity }, input.db);
    if (fault !== undefined) return refuse(fault.message, { cart: null, errors: [fault] });
    const set = { item, quantity };
    // A customer sends no lines: a new line is the last.
    const order = (lines: readonly Line[]) => (items === undefined ? [...lines, set] : linesOf(items));
    return changed(hash, (lines) => withLine(lines, set, order(lines)), input);
  }),
  handle(createCart, (input) => opened(linesOf(input.args.items), input)),
  handle(removeFromCart, (input) =>
    changed(input.args.hash, (lines) => lines.filter(({ item }) => item !== input.args.item), input),
  ),
];

const refused = (message: string, codes: readonly string[]) =>
  refuse(message, { cart: null, errors: codes.map((code) => ({ code, message })) });

/** The codes that refuse a coupon; empty if it can be added. */
function refusalsOf(
  { coupons }: Database,
  code: string,
  customer: string | undefined,
  used: readonly string[],
) {
  if (code === '') return ['COUPON_ENTER_VALID'];
  const coupon = coupons.find(code);
  if (coupon === undefined || (coupon.customer !== '' && coupon.customer !== customer))
    return ['COUPON_INVALID'];
  if (coupon.refusals.length > 0) return coupon.refusals;
  return used.length >= mostCoupons ? ['COUPON_MAX_COUPONS'] : [];
}

export const couponHandlers = [
  handle(addCoupon, async (input) => {
    const { db, args } = input;
    const { hash, couponcode: code, token } = args;
    const known = token === undefined ? undefined : sessionOfToken(db, token);
    if (token !== undefined && known === undefined) return tokenNotFound();
    if (!isOpen(db, hash)) return notFound();
    const used = db.carts.find(hash)?.coupons ?? [];
    // The cart already has the coupon.
    if (!used.includes(code)) {
      const codes = refusalsOf(db, code, known?.customer.id, used);
      if (codes.length > 0) return refused('Invalid coupon', codes);
      await db.carts.change(hash, (row) => {
        row.coupons = [...row.coupons, code];
      });
    }
    return changed(hash, (lines) => lines, input);
  }),
  handle(removeCoupon, async (input) => {
    const { db, args } = input;
    const { hash, couponcode: code } = args;
    if (!isOpen(db, hash)) return notFound();
    const used = db.carts.find(hash)?.coupons ?? [];
    if (!used.includes(code)) return refused('Coupon not removed', ['COUPON_REMOVE_FAILED']);
    await db.carts.change(hash, (row) => {
      row.coupons = row.coupons.filter((each) => each !== code);
    });
    return changed(hash, (lines) => lines, input);
  }),
];

const open = inTurn();

/** The hash of a customer's cart. Opens it on first use, one call at a time, so that there is only one. */
const cartOf = (db: Database, customer: string) =>
  open(async () => {
    const [own] = db.carts.list({ where: (row) => row.customer === customer });
    if (own !== undefined) return own.hash;
    const hash = newHash(db);
    await db.carts.add({ hash, lines: [], customer });
    return hash;
  });

/** The cart of the hash, unless it belongs to another customer or was merged into another cart. */
function mergeable({ carts }: Database, hash: string, customer: string, own: string) {
  const row = carts.find(hash);
  const isOwn = row?.customer === '' || row?.customer === customer;
  return isOwn && ['', own].includes(row.mergedInto) ? row : undefined;
}

export const customerCartHandlers = [
  handleForCustomer(getCartHash, async ({ db, customer }) => ({
    ...ok,
    cart: { hash: await cartOf(db, customer.id) },
    errors: [],
  })),
  handleForCustomer(mergeCart, async (input) => {
    const { db, customer, args } = input;
    const own = await cartOf(db, customer.id);
    const added = mergeable(db, args.hash, customer.id, own);
    if (added === undefined) return notFound();
    const isNew = added.hash !== own && added.mergedInto === '';
    if (isNew)
      await db.carts.change(own, (row) => {
        row.coupons = [...new Set([...row.coupons, ...added.coupons])].slice(0, mostCoupons);
      });
    const reply = await changed(own, (lines) => joined(isNew ? [...lines, ...added.lines] : lines), input);
    // The guest's cart ends last, so that two equal calls at the same time both see its lines.
    if (isNew)
      await db.carts.change(added.hash, (row) => {
        row.mergedInto = own;
        row.lines = [];
      });
    return reply;
  }),
];
