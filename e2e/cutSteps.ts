import type { Locator, Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';

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
  /** The script that it needs, which comes once the screen is idle. */
  part?: RegExp;
}

export const shoe = lago.name;
export const dress = 'Vestido camisero de lino Cauce';
export const item = { shoe: 'ZP0001-39', dress: 'CL0301-S' };

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click();
/** The changes that the device keeps until the network is back. */
export const waitingChanges = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage['sync_queue'] ?? '{"changes":[]}').changes as unknown[]);

const shoeRow = (page: Page) => page.locator(`li[data-row='${item.shoe}']`);
export const quantity = (count: number) => (page: Page) =>
  shoeRow(page)
    .getByRole('status')
    .filter({ hasText: String(count) });
const pressInRow = (name: string) => (page: Page) => shoeRow(page).getByRole('button', { name }).click();
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
export const heart = (pressed: boolean) => (page: Page) =>
  page.getByRole('button', { name: `Guardar ${shoe} en favoritos`, pressed, disabled: false });
const tapHeart = press(`Guardar ${shoe} en favoritos`);

export const addByCode: Step[] = [
  {
    does: 'the form for a code',
    act: press('Comprar por código'),
    waits: offline,
    again: true,
    done: codeField,
  },
  { does: 'a code', act: (page) => codeField(page).fill(item.dress), done: codeField },
  { does: 'its add', act: press('Agregar al carrito'), waits: addWaits, done: cartOf('1 producto') },
];

export const addFromPage: Step[] = [
  {
    does: 'a size',
    act: (page) => page.getByRole('radio', { name: /^39/ }).press('Space'),
    done: (page) => page.getByRole('radio', { name: /^39/, checked: true }),
  },
  { does: 'an add', act: press(/^Agregar al carrito/), waits: addWaits, done: cartOf('2 productos') },
  { does: 'the way to the cart', act: toCart, waits: offline, done: button(`Quitar ${shoe}`) },
];

export const more: Step = { does: 'one more', act: pressInRow('Uno más'), done: quantity(2) };
const save: Step = {
  does: 'a line saved for later',
  act: press(`Guardar para después ${dress}`),
  done: button(`Mover al carrito ${dress}`),
  part: /\/cartParts-[^/]+\.js$/,
};

export const changeCart: Step[] = [
  more,
  { does: 'one less', act: pressInRow('Uno menos'), done: quantity(1) },
  { does: 'a removal', act: press(`Quitar ${shoe}`), done: button(/^Deshacer/) },
  { does: 'its undo', act: press(/^Deshacer/), done: button(`Quitar ${shoe}`) },
  save,
  {
    does: 'its way back',
    act: press(`Mover al carrito ${dress}`),
    waits: addWaits,
    done: button(`Guardar para después ${dress}`),
  },
  { ...save, does: 'another saving' },
];

export const changeFavourites: Step[] = [
  { does: 'a removal', act: tapHeart, done: heart(false), part: /\/sendQueue-[^/]+\.js$/ },
  { does: 'a heart', act: tapHeart, done: heart(true) },
];

export const moveFavourite: Step[] = [
  {
    does: 'the move of a favourite',
    act: press(`Agregar al carrito ${shoe}`),
    waits: offline,
    again: true,
    done: (page) => page.getByRole('dialog', { name: 'Seleccione su talle' }),
  },
  {
    does: 'its size',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: /^39/ }).tap(),
    waits: addWaits,
    done: cartOf('2 productos'),
  },
];
