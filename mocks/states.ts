import * as v from 'valibot';
import { addressStates, belongingStates, customerStates, twoStepStates } from '#mocks/customer/states.ts';
import { cartStates, couponStates, customerCartStates } from '#mocks/cart/states.ts';
import { exchangeStates, orderStates } from './exchanges/states.ts';
import { faultSchema } from './faults.ts';
import { checkOffer, seeded, shippedAt, soldAt, state } from './stateKinds.ts';
import { addCities, removeCities } from './addresses/tables.ts';
import type { Database } from './database.ts';
import { creditStates } from './credits/states.ts';
import { walletStates } from './wallet/states.ts';

/**
 * Every provider state of the contracts, for consumer tests, the mock and verification. Setting a state starts from the
 * seed.
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
  'the shop has brands': state({
    meaning: 'The shop has the brands of these names and no others.',
    params: v.object({ names: v.array(v.string()) }),
    set: (db, { names }) => {
      const known = new Set(db.world.shop.brands.map(({ name }) => name));
      const unknown = names.filter((name) => !known.has(name));
      if (unknown.length > 0) throw new Error(`No such brand: ${unknown.join(', ')}`);
      db.brands = new Set(names);
    },
  }),
  'there are size tables': seeded({
    meaning: 'The content team has written size tables, under the key `sizes_pwa`.',
    params: v.object({}),
    reliesOn: 'the size tables of the shop.',
  }),
  'the help has questions': seeded({
    meaning: 'The content team has written questions and answers, under the key `help_pwa`.',
    params: v.object({}),
    reliesOn: 'the help of the shop.',
  }),
  'anybody may answer the survey': seeded({
    meaning: 'The survey takes answers of visitors without a session.',
    params: v.object({}),
    reliesOn: 'nothing.',
  }),
  'a newsletter key is known': seeded({
    meaning: 'An e-mail of the newsletter was sent with the key.',
    params: v.object({ key: v.string() }),
    reliesOn: 'the key `nl-7f3a`.',
  }),
  'a newsletter key is unknown': seeded({
    meaning: 'No e-mail of the newsletter has the key.',
    params: v.object({ key: v.string() }),
    reliesOn: 'no key `otra`.',
  }),
  'consumer law is written': seeded({
    meaning: 'The content team has written how a purchase is taken back, and who sells.',
    params: v.object({ key: v.string() }),
    reliesOn: 'HTML under the keys `withdrawal_pwa` and `seller_pwa`.',
  }),
  'the content of the key is empty': state({
    meaning: 'The content team has made a list under the key, and written nothing in it.',
    params: v.object({ key: v.string() }),
    set: (db, { key }) => {
      db.content.set(key, []);
    },
  }),
  'the content key is unknown': state({
    meaning: 'The content team has nothing under the key.',
    params: v.object({ key: v.string() }),
    set: (db, { key }) => {
      db.content.set(key, null);
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
      'The category of the path has these products and no others, at these prices (0: no special price), shipped in these ways, and each with a size in stock. Fast shipping is by `MainShipping` alone.',
    params: v.object({ path: v.string(), products: v.array(shippedAt) }),
    set: (db, { path, products }) => {
      for (const product of products) {
        checkOffer(db, product);
        const [size] = db.world.productOfSku.get(product.sku)?.sizes ?? [];
        if (size !== undefined) db.stock.set(size.skuSimple, 3);
      }
      db.listed.set(path, new Set(products.map(({ sku }) => sku)));
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
  'the product has these details': state({
    meaning:
      "The product of the path has these prices, is shipped in these ways (fast by `MainShipping` alone), is in these categories, the broadest first, and has the size table of this title, with these systems, the country's own first, and this row. The table is one of the size tables of the shop.",
    params: v.object({
      path: v.string(),
      product: shippedAt,
      categories: v.array(v.string()),
      table: v.object({ title: v.string(), systems: v.array(v.string()), row: v.array(v.string()) }),
    }),
    set: (db, { product }) => checkOffer(db, product),
  }),
  'the product is sold out': state({
    meaning: 'The product of the path, or the only one of the category of the path, has no size in stock.',
    params: v.object({ path: v.string(), product: soldAt }),
    set: (db, { path, product }) => {
      checkOffer(db, product);
      db.listed.set(path, new Set([product.sku]));
      for (const { skuSimple } of db.world.productOfSku.get(product.sku)?.sizes ?? [])
        db.stock.set(skuSimple, 0);
    },
  }),
  'the product has one size': seeded({
    meaning: 'A product has the path of the page, one size, which is in stock, and no size table.',
    params: v.object({ path: v.string() }),
    reliesOn: 'the product MA0036 at `/mochila-escolar-costa-ma0036.html`.',
  }),
  'searches are counted': seeded({
    meaning: 'Shoppers of the country have searched, so that some terms are searched for most.',
    params: v.object({}),
    reliesOn: 'the top searches of the country.',
  }),
  'terms begin so': seeded({
    meaning: 'Products are found by terms in which each word of the text begins a word.',
    params: v.object({ q: v.string() }),
    reliesOn:
      "products with a word that begins with 'bot', and terms with 'zapatillas' and a word that begins with 'mu'.",
  }),
  'products are recommended': seeded({
    meaning: 'The shop recommends products, beside the one of the sku and by themselves.',
    params: v.object({ sku: v.string() }),
    reliesOn: 'the product ZP0001, and recommendations for it and for the shop.',
  }),
  'this product is recommended': state({
    meaning:
      'The product is among those that are recommended, beside the one of the sku and by themselves, at these prices.',
    params: v.object({ sku: v.string(), recommended: soldAt }),
    set: (db, { recommended }) => checkOffer(db, recommended),
  }),
  'the flags are configured': seeded({
    meaning:
      "The shop's flags are configured under the key, two of them with percentages, and the configuration has the ETag.",
    params: v.object({ sdkKey: v.string(), etag: v.string() }),
    reliesOn: 'the flags of the key `vidriera`, with the ETag `W/"f1a2"`.',
  }),
  'beacons are taken': seeded({
    meaning: 'The tracking host accepts beacons from any sender.',
    params: v.object({}),
    reliesOn: 'nothing.',
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
  'no cities are known': state({
    meaning: 'The country has the regions of these ids, without a city in them.',
    params: v.object({ regions: v.array(v.string()) }),
    set: async (db, { regions }) => {
      const known = db.regions.list().filter(({ id }) => regions.includes(id));
      await removeCities(db);
      await addCities(db, { regions: known, cities: [] });
    },
  }),
  ...cartStates,
  ...couponStates,
  ...customerStates,
  ...customerCartStates,
  ...belongingStates,
  ...orderStates,
  ...exchangeStates,
  ...creditStates,
  ...walletStates,
  ...addressStates,
  ...twoStepStates,
  'a call fails': state({
    meaning: 'The named call answers with the named fault until another state is set.',
    params: v.object({ call: v.string(), fault: faultSchema }),
    set: (db, { call, fault }) => {
      db.faults.set(call, fault);
    },
  }),
};

export type StateName = keyof typeof states;

export type StateParams<Name extends StateName> = v.InferOutput<(typeof states)[Name]['params']>;

/** Sets a visitor's data to a state. Rejects an unknown name and invalid parameters. */
export async function setState(db: Database, name: string, params: unknown): Promise<void> {
  if (!Object.hasOwn(states, name))
    throw new Error(`Failed to set the state: '${name}' is not one of mocks/states.ts.`);
  await states[name as StateName].apply(db, params);
}
