import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { userEvent } from 'vitest/browser';
import type { CountryCode } from '#countries/country.ts';
import { lago } from '#fixtures/situations.ts';
import { answerWith } from './mockWorker.ts';
import { openAccount, signedInAs } from './openAccount.tsx';

/** A saved product of the mock's catalogue in Argentina. */
export interface Saved {
  id: string;
  sku: string;
  price: number;
  special_price: number;
  available: boolean;
}

/** The shoes of `lago`, saved. */
export const savedLago: Saved = {
  id: '5501',
  sku: lago.sku,
  price: lago.price,
  special_price: lago.specialPrice,
  available: true,
};

/** Boots, saved. */
export const savedBoots: Saved = {
  ...savedLago,
  id: '5502',
  sku: 'AN0107',
  price: 118_490,
  special_price: 94_990,
};

/** A dress, saved. */
const savedDress: Saved = { ...savedLago, id: '5503', sku: 'CL0302', price: 76_490, special_price: 0 };

/** Opens a screen for a customer with these saved products, who has logged in on an earlier visit. */
export const openSaved = (path: string, items: Saved[], country: CountryCode = 'ar') =>
  openAccount(path, ['a customer has a wishlist', { ...signedInAs(), items }], country);

/** The calls that change the wishlist from now on: 'POST ZP0001'. */
export function watchWishlist(): string[] {
  const sent: string[] = [];
  answerWith(
    http.all('*/wishlist/', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const body = new URLSearchParams(await request.clone().text());
      if (request.method !== 'GET')
        sent.push(`${request.method} ${searchParams.get('sku') ?? body.get('sku')}`);
    }),
  );
  return sent;
}

/** The screen of the wishlist. */
export const path = '/account/wishlist';
export const boots = 'Botín de cuero Quena';
export const dress = 'Vestido camisero de lino Cauce';
/** All of the products above, saved. */
export const all = [savedLago, savedBoots, savedDress];

/** The names of the rows. */
export const names = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

/** The row of a product, once it is there. */
export async function rowOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
}

/** Takes a product out of the list. */
export const remove = async (name: string) =>
  userEvent.click((await rowOf(name)).getByRole('button', { name: `Quitar ${name}` }));

/** A bag, which has one size; saved. */
export const savedBag: Saved = { ...savedLago, id: '5504', sku: 'TM0042', price: 164_990, special_price: 0 };
export const bag = 'Cartera baguette de cuero Olivar';

/** Presses to move a product to the cart. */
export const pressToMove = async (name: string) =>
  fireEvent.click((await rowOf(name)).getByRole('button', { name: /^Agregar al carrito/ }));
