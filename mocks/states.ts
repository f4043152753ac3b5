import * as v from 'valibot';
import { faultSchema } from './faults.ts';
import type { Session } from './session.ts';
import { seeded, state } from './stateKinds.ts';

const listedProduct = v.object({ sku: v.string(), price: v.number(), special_price: v.number() });

/** Throws if the mock sells a product at other prices, which a provider state cannot change. */
function checkPrices({ world }: Session, { sku, price, special_price }: v.InferOutput<typeof listedProduct>) {
  const product = world.productOfSku.get(sku);
  if (product?.price !== price || product.specialPrice !== special_price)
    throw new Error(
      `Failed to set the state: the mock does not sell ${sku} at ${price} and ${special_price}.`,
    );
}

/**
 * Every provider state of the contracts: the one list for consumer tests, the mock and verification. Setting a state
 * starts from the seed.
 */
export const states = {
  'the home has content': seeded({
    meaning: 'The home of the key has items, a layout, SEO settings and banners at the top, main and bottom.',
    params: v.object({ key: v.string() }),
    reliesOn: 'a home under the key `home_pwa`.',
  }),
  'the home key is unknown': seeded({
    meaning: 'No content is kept under the key.',
    params: v.object({ key: v.string() }),
    reliesOn: 'no home under the key `home_nowhere`.',
  }),
  'the menu has categories': seeded({
    meaning: 'The menu has entries with and without entries below them, and there are segment tabs.',
    params: v.object({}),
    reliesOn: 'the menu and the segment tabs of the shop.',
  }),
  'there are size tables': seeded({
    meaning: 'The content team has written size tables, under the key `sizes_pwa`.',
    params: v.object({}),
    reliesOn: 'the size tables of the shop.',
  }),
  'the content of the key is empty': state({
    meaning: 'The content team has made a list under the key, and written nothing in it.',
    params: v.object({ key: v.string() }),
    set: (session, { key }) => {
      session.content.set(key, []);
    },
  }),
  'the content key is unknown': state({
    meaning: 'The content team has nothing under the key.',
    params: v.object({ key: v.string() }),
    set: (session, { key }) => {
      session.content.set(key, null);
    },
  }),
  'the page has products': seeded({
    meaning:
      'A category, a search or a written page of the path has products, and options of every kind of filter.',
    params: v.object({ path: v.string() }),
    reliesOn:
      "the categories `/mujer/` (with a banner in the menu) and `/mujer/calzado/`, with products of the brands zapala and andina between 20000 and 60000 and at a discount; the written page `/especial-verano/`; products that a search for 'botas' finds.",
  }),
  'the page has these products': state({
    meaning:
      'The category of the path has these products and no others, at these prices (0: no special price).',
    params: v.object({ path: v.string(), products: v.array(listedProduct) }),
    set: (session, { path, products }) => {
      for (const product of products) checkPrices(session, product);
      session.listed.set(path, new Set(products.map(({ sku }) => sku)));
    },
  }),
  'a search finds products': seeded({
    meaning: 'The words find more products than a page has, all of them in a category of that name.',
    params: v.object({ q: v.string() }),
    reliesOn: 'more than ten products in a category whose name the words are.',
  }),
  'a text is misspelt': seeded({
    meaning:
      'Nothing is found for the text as it is typed, and terms and products are for its corrected spelling. In quotation marks the text finds nothing.',
    params: v.object({ q: v.string(), corrected: v.string() }),
    reliesOn:
      "'zapatilas' corrected to 'zapatillas', with terms that contain it, and 'btoas' to 'botas', with products in a category of that name.",
  }),
  'no product fits the filters': seeded({
    meaning: 'The page of the path has products, but none that costs between 1 and 2.',
    params: v.object({ path: v.string() }),
    reliesOn: 'the prices of the products of `/mujer/calzado/`: all are above 2.',
  }),
  'the page has words alone': seeded({
    meaning: 'A written page of the path has words of its own and no products.',
    params: v.object({ path: v.string() }),
    reliesOn: 'the written page `/ac-envios/`.',
  }),
  'the page is unknown': seeded({
    meaning: 'Neither a category nor a written page nor a product has the path.',
    params: v.object({ path: v.string() }),
    reliesOn: 'nothing at the path.',
  }),
  'the product is on sale': seeded({
    meaning: 'A product has the path of the page, other colors, sizes in stock and a size table.',
    params: v.object({ path: v.string() }),
    reliesOn: 'the product ZP0001 at `/zapatilla-urbana-lago-zp0001.html`.',
  }),
  'the product has one size': seeded({
    meaning: 'A product has the path of the page, one size and no size table.',
    params: v.object({ path: v.string() }),
    reliesOn: 'the product MA0036 at `/mochila-escolar-costa-ma0036.html`.',
  }),
  'searches are counted': seeded({
    meaning: 'Shoppers of the country have searched, so that some terms are searched for most.',
    params: v.object({}),
    reliesOn: 'the top searches of the country.',
  }),
  'terms begin so': seeded({
    meaning: 'Products are found by terms in which a word begins with the text.',
    params: v.object({ q: v.string() }),
    reliesOn: "products with a word that begins with 'bot'.",
  }),
  'products are recommended': seeded({
    meaning: 'The shop recommends products, beside the one of the sku and by themselves.',
    params: v.object({ sku: v.string() }),
    reliesOn: 'the product ZP0001, and recommendations for it and for the shop.',
  }),
  'buy now, pay later is active': seeded({
    meaning: 'Buy now, pay later is shown on product pages, and can be used.',
    params: v.object({}),
    reliesOn: 'the two calls, which the mock answers in every country.',
  }),
  'cities are known': seeded({
    meaning: 'The country has regions, and cities in them.',
    params: v.object({}),
    reliesOn:
      "the regions and cities of the country: motorcycles reach the city 120 of the region 5 and not the city 7 of the region 2, and the seller 'Calzados del Sur' ships to both.",
  }),
  'items are in stock': state({
    meaning: 'Each item can be sold at least so many times.',
    params: v.object({ items: v.array(v.string()), stock: v.number() }),
    set: (session, { items, stock }) => items.forEach((item) => session.stock.set(item, stock)),
  }),
  'an item is sold out': state({
    meaning: 'The one item is in stock, the other is not.',
    params: v.object({ item: v.string(), soldOut: v.string() }),
    set: (session, { item, soldOut }) => {
      session.stock.set(item, 3);
      session.stock.set(soldOut, 0);
    },
  }),
  'a cart holds items': state({
    meaning: 'The cart of the hash has these lines, and each item can be sold at least so many times.',
    params: v.object({
      hash: v.string(),
      lines: v.array(v.object({ item: v.string(), quantity: v.number() })),
      stock: v.number(),
    }),
    set: async (session, { hash, lines, stock }) => {
      for (const { item } of lines) session.stock.set(item, stock);
      await session.carts.add({ hash, lines });
    },
  }),
  'an item is unknown': state({
    meaning: 'The cart of the hash has the one item, which can be sold; no product has the other.',
    params: v.object({ hash: v.string(), item: v.string(), unknown: v.string() }),
    set: async (session, { hash, item }) => {
      session.stock.set(item, 3);
      await session.carts.add({ hash, lines: [{ item, quantity: 1 }] });
    },
  }),
  'a cart holds an item at full price': state({
    meaning:
      'The cart of the hash has one of the item, which has no special price, and shipping is not free.',
    params: v.object({ hash: v.string(), item: v.string() }),
    set: async (session, { hash, item }) => {
      session.stock.set(item, 3);
      await session.carts.add({ hash, lines: [{ item, quantity: 1 }] });
    },
  }),
  'an item of a cart is sold out': state({
    meaning: 'The cart of the hash has one of each item, and meanwhile the last of one was sold to another.',
    params: v.object({ hash: v.string(), item: v.string(), soldOut: v.string() }),
    set: async (session, { hash, item, soldOut }) => {
      session.stock.set(item, 3);
      session.stock.set(soldOut, 0);
      const lines = [item, soldOut].map((each) => ({ item: each, quantity: 1 }));
      await session.carts.add({ hash, lines });
    },
  }),
  'a cart is unknown': seeded({
    meaning: 'No cart is kept under the hash.',
    params: v.object({ hash: v.string() }),
    reliesOn: 'no cart under the hash: an earlier state may have added one.',
  }),
  'a call fails': state({
    meaning: 'The named call answers with the named fault until another state is set.',
    params: v.object({ call: v.string(), fault: faultSchema }),
    set: (session, { call, fault }) => {
      session.faults.set(call, fault);
    },
  }),
};

export type StateName = keyof typeof states;

/** The parameters of a provider state. */
export type StateParams<Name extends StateName> = v.InferOutput<(typeof states)[Name]['params']>;

/** Puts a visitor's data into a state. Rejects for an unknown name or invalid parameters. */
export async function setState(session: Session, name: string, params: unknown): Promise<void> {
  if (!Object.hasOwn(states, name))
    throw new Error(`Failed to set the state: '${name}' is not one of mocks/states.ts.`);
  await states[name as StateName].apply(session, params);
}
