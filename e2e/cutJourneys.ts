import type { Locator, Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';
import { orderByCode } from './signIn.ts';

/** Something that a shopper does. */
export interface Step {
  does: string;
  act: (page: Page) => Promise<unknown>;
  /** What shows once it is done. */
  done: (page: Page) => Locator;
  /** What shows without network: as much as with it by default, as long as it waits. */
  waits?: (page: Page) => Locator;
  /** Without network it is not possible, so that it is done again with it. */
  again?: true;
}

/** How a shopper chooses something, and what she has in the end. */
export interface CutJourney {
  name: string;
  /** The address at which it begins. */
  path: string;
  /** What comes before the steps, always with a network. */
  before?: (page: Page) => Promise<unknown>;
  /** What shows that the first step is possible. */
  ready: (page: Page) => Locator;
  /** The script that its steps need, which comes once the screen is idle. */
  part?: RegExp;
  steps: readonly Step[];
  /** The quantities in the cart, by item. */
  cart: Readonly<Record<string, number>>;
  /** The items that are saved for later. */
  saved?: readonly string[];
  /** The names of the favourites, of a customer. */
  favourites?: readonly string[];
}

const shoe = lago.name;
const dress = 'Vestido camisero de lino Cauce';
const item = { shoe: 'ZP0001-39', dress: 'CL0301-S' };

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click();
const quantity = (count: number) => (page: Page) =>
  page.getByRole('status').filter({ hasText: String(count) });
const cartOf = (text: string) => (page: Page) => page.getByRole('link', { name: `Carrito, ${text}` }).first();
const toCart = (page: Page) =>
  page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .tap();
const offline = (page: Page) => page.getByText('No hay conexión disponible.').first();
const addWaits = (page: Page) =>
  page.getByText('Sin conexión: lo agregamos a su carrito cuando vuelva.').first();
const codeField = (page: Page) => page.getByLabel('Código del producto');
const heart = (pressed: boolean) => (page: Page) =>
  page.getByRole('button', { name: `Guardar ${shoe} en favoritos`, pressed, disabled: false });
const tapHeart = press(`Guardar ${shoe} en favoritos`);

/** Puts a shoe and a dress into the cart, and opens it. */
async function fillCart(page: Page) {
  await orderByCode(page, item.shoe);
  await cartOf('1 producto')(page).waitFor();
  await orderByCode(page, item.dress);
  await cartOf('2 productos')(page).waitFor();
  await toCart(page);
}

const saving = (name: string) => ({
  act: press(`Guardar para después ${name}`),
  done: button(`Mover al carrito ${name}`),
});
const more: Step = { does: 'one more', act: press('Uno más'), done: quantity(2) };

/** Steps are cut off in each of these one by one (KEEP-02, KEEP-08). */
export const cutJourneys: readonly CutJourney[] = [
  {
    name: 'a product is added from its page',
    path: lago.path,
    ready: button(/^Agregar al carrito/),
    steps: [
      {
        does: 'the size',
        act: (page) => page.getByRole('radio', { name: /^39/ }).check({ force: true }),
        done: (page) => page.getByRole('radio', { name: /^39/, checked: true }),
      },
      { does: 'the add', act: press(/^Agregar al carrito/), waits: addWaits, done: cartOf('1 producto') },
      { does: 'the way to the cart', act: toCart, waits: offline, done: quantity(1) },
    ],
    cart: { [item.shoe]: 1 },
  },
  {
    name: 'a product is added by its code',
    path: '/',
    ready: button('Comprar por código'),
    steps: [
      {
        does: 'the form',
        act: press('Comprar por código'),
        waits: offline,
        again: true,
        done: codeField,
      },
      { does: 'the code', act: (page) => codeField(page).fill(item.shoe), done: codeField },
      { does: 'the add', act: press('Agregar al carrito'), waits: addWaits, done: cartOf('1 producto') },
    ],
    cart: { [item.shoe]: 1 },
  },
  {
    name: 'a quantity is changed',
    path: '/',
    before: fillCart,
    ready: button('Uno más'),
    steps: [
      more,
      { does: 'a second more', act: press('Uno más'), done: quantity(3) },
      { does: 'one less', act: press('Uno menos'), done: quantity(2) },
    ],
    cart: { [item.shoe]: 2, [item.dress]: 1 },
  },
  {
    name: 'a line is removed and restored',
    path: '/',
    before: fillCart,
    ready: button(`Quitar ${shoe}`),
    steps: [
      { does: 'the removal', act: press(`Quitar ${shoe}`), done: button(/^Deshacer/) },
      { does: 'the undo', act: press(/^Deshacer/), done: button(`Quitar ${shoe}`) },
      { does: 'another removal', act: press(`Quitar ${dress}`), done: button(/^Deshacer/) },
    ],
    cart: { [item.shoe]: 1 },
  },
  {
    name: 'a line is saved for later and moved back',
    path: '/',
    before: fillCart,
    ready: button(`Guardar para después ${shoe}`),
    part: /\/lateSaved-[^/]+\.js$/,
    steps: [
      { does: 'the saving', ...saving(shoe) },
      {
        does: 'the way back',
        act: press(`Mover al carrito ${shoe}`),
        waits: addWaits,
        done: button(`Guardar para después ${shoe}`),
      },
      { does: 'another saving', ...saving(dress) },
    ],
    cart: { [item.shoe]: 1 },
    saved: [item.dress],
  },
  {
    name: 'a favourite is saved, removed and saved again',
    path: `${lago.path}?autologin=1&hash=h-1101`,
    ready: heart(false),
    part: /\/lateQueue-[^/]+\.js$/,
    steps: [
      { does: 'the heart', act: tapHeart, done: heart(true) },
      { does: 'the removal', act: tapHeart, done: heart(false) },
      { does: 'the heart again', act: tapHeart, done: heart(true) },
    ],
    cart: {},
    favourites: [shoe],
  },
  {
    name: 'a favourite is moved to the cart',
    path: '/account/wishlist?autologin=1&hash=h-1104',
    ready: button(`Agregar al carrito ${shoe}`),
    steps: [
      {
        does: 'the move',
        act: press(`Agregar al carrito ${shoe}`),
        waits: offline,
        again: true,
        done: (page) => page.getByRole('dialog', { name: 'Seleccione su talle' }),
      },
      {
        does: 'the size',
        act: (page) => page.getByRole('dialog').getByRole('button', { name: /^39/ }).tap(),
        waits: addWaits,
        done: cartOf('2 productos'),
      },
    ],
    cart: { 'ZP0001-38': 1, [item.shoe]: 1 },
    favourites: [shoe, dress],
  },
];

/** A page can be opened again without network only where the worker has stored it. */
export const reloadJourney: CutJourney = {
  name: 'a page is reloaded between two changes',
  path: '/',
  before: fillCart,
  ready: button('Uno más'),
  steps: [
    more,
    { does: 'the reload', act: (page) => page.reload(), done: quantity(2) },
    { does: 'the removal', act: press(`Quitar ${dress}`), done: button(/^Deshacer/) },
  ],
  cart: { [item.shoe]: 2 },
};
