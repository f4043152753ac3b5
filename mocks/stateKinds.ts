import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import { shippingFee } from './cart/tables.ts';
import { hashLife, tokenLife } from './clock.ts';
import { type CustomerRow, personFields } from './customer/tables.ts';
import { handlerIndex } from './handlerIndex.ts';
import type { Database } from './database.ts';

interface Described<Schema extends v.GenericSchema> {
  /** The meaning, for teams that set the state up on their own server. */
  meaning: string;
  params: Schema;
}

interface SetUp<Schema extends v.GenericSchema> extends Described<Schema> {
  set: (db: Database, params: v.InferOutput<Schema>) => void | Promise<void>;
}

interface Seeded<Schema extends v.GenericSchema> extends Described<Schema> {
  /** The data of the seed that fulfil it, as the end of a sentence. The server of another team needs the same. */
  reliesOn: string;
}

/** A provider state that must be set up. */
export const state = <Schema extends v.GenericSchema>(definition: SetUp<Schema>) => ({
  ...definition,
  apply: async (db: Database, given: unknown) => definition.set(db, v.parse(definition.params, given)),
});

/** A provider state that the seed fulfils: only its parameters are checked. */
export const seeded = <Schema extends v.GenericSchema>(definition: Seeded<Schema>) => ({
  ...definition,
  apply: async (_session: Database, given: unknown) => void v.parse(definition.params, given),
});

/** A customer in a provider state, with the wire's names. */
export const statedCustomer = v.object({
  id_customer: v.string(),
  ...personFields,
  id_hash: v.string(),
  visitor_has_orders: v.boolean(),
});

type Stated = v.InferOutput<typeof statedCustomer>;

/** The parameters of a state with a signed-in customer. */
export const signedIn = { customer: statedCustomer, token: v.string(), fingerprint: v.string() };

/** Registers the customer of a state; `more` sets fields that no parameter has. */
export async function addStated(db: Database, stated: Stated, more: Partial<CustomerRow> = {}) {
  const { id_customer, id_hash, visitor_has_orders, ...same } = stated;
  await db.customers.add({
    ...same,
    id: id_customer,
    hash: id_hash,
    hashExpires: db.clock.now().getTime() + hashLife,
    hasOrders: visitor_has_orders,
    socialId: '',
    twoStep: false,
    bankData: null,
    ...more,
  });
}

/** Registers the customer of a state and signs in with the token; `ago` is the time since, in ms. */
export async function addSignedIn(
  db: Database,
  { customer, token, fingerprint }: { customer: Stated; token: string; fingerprint: string },
  { ago = 0, ...more }: Partial<CustomerRow> & { ago?: number } = {},
) {
  await addStated(db, customer, more);
  const expires = db.clock.now().getTime() - ago + tokenLife;
  await db.tokens.add({ token, customer: customer.id_customer, fingerprint, expires });
}

/** A product and its prices in a provider state; `special_price` is 0 without a discount. */
export const soldAt = v.object({ sku: v.string(), price: v.number(), special_price: v.number() });

/** The same, and how the product is shipped. */
export const shippedAt = v.object({
  ...soldAt.entries,
  free_shipping: v.boolean(),
  fast_shipping: v.boolean(),
  seller_free_shipping: v.boolean(),
});

type Offer = v.InferOutput<typeof soldAt> & Partial<v.InferOutput<typeof shippedAt>>;

/** Throws if the mock sells a product in another way. A provider state cannot change how. */
export function checkOffer({ world }: Database, offer: Offer) {
  const product = world.productOfSku.get(offer.sku);
  const own: Readonly<Record<string, unknown>> = product
    ? {
        sku: product.sku,
        price: product.price,
        special_price: product.specialPrice,
        free_shipping: product.freeShipping,
        fast_shipping: product.fastShipping,
        seller_free_shipping: product.sellerFreeShipping,
      }
    : {};
  if (Object.entries(offer).some(([name, value]) => own[name] !== value))
    throw new Error(`Failed to set the state: the mock does not sell ${JSON.stringify(offer)}.`);
}

/** Items at their prices in a provider state, and the shipping fee of an order below the free-shipping threshold. */
export const itemsAt = {
  items: v.array(
    v.object({
      item: v.string(),
      price: v.number(),
      special_price: v.number(),
      free_shipping: v.exactOptional(v.boolean()),
    }),
  ),
  shipping: v.number(),
};

/** Sets the stock of each item to ten. Throws if the mock sells one in another way, or has another shipping fee. */
export function sellItems(
  db: Database,
  { items, shipping }: v.InferOutput<v.ObjectSchema<typeof itemsAt, undefined>>,
) {
  if (shippingFee[db.country] !== shipping)
    throw new Error(`Failed to set the state: the mock does not ship for ${shipping}.`);
  for (const { item, ...offer } of items) {
    checkOffer(db, { sku: db.world.productOfItem.get(item)?.sku ?? '', ...offer });
    db.stock.set(item, 10);
  }
}

/** Sends a form and a query to a mock call, for a state that the call itself sets up. Throws if the call is refused. */
export async function sendChange<E extends Endpoint>(
  { name: db, country }: Database,
  handlers: HttpHandler[],
  { name: call, method, base, path, apiVersion, form }: E,
  args: ArgsOf<E>,
): Promise<void> {
  const query = new URLSearchParams({ api_version: String(apiVersion) });
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(args as Record<string, string>))
    (name in (form?.entries ?? {}) ? body : query).append(name, value);
  const response = await handlerIndex(handlers)(
    new Request(`http://mock/${base}/${path}?${query}`, {
      method,
      headers: { 'x-mock-visitor': db.slice(`${country}:`.length), 'x-mock-country': country },
      body,
    }),
  );
  const reply = (await response?.json()) as { error: boolean; message: string } | undefined;
  if (reply?.error !== false)
    throw new Error(`Failed to set the state: ${call} answers '${reply?.message}'.`);
}
