import { screen, within } from '@testing-library/react';
import type { Backend } from './backends.ts';
import { renderShop } from './renderShop.tsx';

/** The list that most tests open, and its title. */
export const path = '/mujer/calzado/';
export const title = { level: 1, name: 'Calzado de mujer' } as const;

/** How long a list may take to come. */
export const slow = { timeout: 10_000 };

/** The page below the app bar. */
export const list = () => within(screen.getByRole('main'));

/** The names of the products that are shown. */
export const names = () =>
  list()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Scrolls to the end of what is there. */
export const scrollDown = () => window.scrollTo(0, document.body.scrollHeight);

/** The address that a shop shows. */
export const address = ({ store }: ReturnType<typeof renderShop>) => store.getState().lastUrl.history.at(-1);

/** Opens a list of a backend, and waits for its title. */
export async function openList(
  { flags }: Pick<Backend, 'flags'>,
  url = path,
  name: string | RegExp = title.name,
) {
  const shop = renderShop({ flags, visited: [url] });
  await screen.findByRole('heading', { level: 1, name }, slow);
  return shop;
}
