import { countryByCode } from '#countries/countries.ts';
import { type Cart, type CartItem, createCart } from '#schemas/cart.ts';
import type { CartRow, Line } from './carts.ts';
import { handle, ok } from './handle.ts';
import type { Session } from './session.ts';
import { stockOf } from './stock.ts';
import { pictureUrl } from './wireProduct.ts';

/** What sending costs below the country's threshold, in its major unit. */
const shippingFee = { ar: 4500, cl: 3490, co: 12900, br: 19.9 } as const;

const cents = (amount: number) => Math.round(amount * 100) / 100;

function itemOf({ item, quantity }: Line, session: Session, origin: string): CartItem[] {
  const product = session.world.productOfItem.get(item);
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
      stock: stockOf(item, session),
    },
  ];
}

/** A cart as the wire shows it: prices per unit, total = subtotal − discount + shipping (API-53). */
function wireCart(row: CartRow, session: Session, origin: string): Cart {
  const items = row.lines.flatMap((each) => itemOf(each, session, origin));
  const subtotal = cents(items.reduce((sum, item) => sum + item.quantity * item.paid_price, 0));
  const reached = subtotal >= countryByCode(session.country).freeShippingThreshold;
  const shipping = items.length === 0 ? null : reached ? 0 : shippingFee[session.country];
  return {
    hash: row.hash,
    discount: 0,
    sub_total_value: subtotal,
    total_value: cents(subtotal + (shipping ?? 0)),
    shippingAmountTotal: shipping,
    coupon: { coupons: {} },
    items,
  };
}

/** What the mock says of a line it cannot sell in full. */
function faultOf({ item, quantity }: Line, session: Session) {
  if (!session.world.productOfItem.has(item))
    return [{ code: 'NOT_FOUND', sku: item, message: 'Product not found' }];
  if (stockOf(item, session) >= quantity) return [];
  return [{ code: 'OUT_OF_STOCK', sku: item, message: 'Out of stock' }];
}

function linesOf(text: string): Line[] {
  return text.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    return { item: pair.slice(0, at), quantity: Number(pair.slice(at + 1)) };
  });
}

function newHash(session: Session) {
  session.given += 1;
  return (0xd7a903 + session.given * 7919).toString(16);
}

/** The handlers of the cart's calls. */
export const cartHandlers = [
  handle(createCart, async ({ args, session, origin }) => {
    const asked = linesOf(args.items);
    const lines = asked
      .map(({ item, quantity }) => ({ item, quantity: Math.min(quantity, stockOf(item, session)) }))
      .filter(({ quantity }) => quantity > 0);
    const row = { hash: newHash(session), lines };
    await session.carts.add(row);
    return {
      ...ok,
      cart: wireCart(row, session, origin),
      errors: asked.flatMap((each) => faultOf(each, session)),
    };
  }),
];
