import { screen, within } from '@testing-library/react';
import { shoeList } from '#fixtures/situations.ts';
import type { Backend } from './backends.ts';
import { renderShop } from './renderShop.tsx';

/** Path and title of the list that most tests open. */
export const path: string = shoeList.path;
export const title = { level: 1, name: shoeList.title } as const;

/** Queries within `<main>`. */
export const list = () => within(screen.getByRole('main'));

/** Names of the products in the list. */
export const names = () =>
  list()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Scrolls to the end of the page. */
export const scrollDown = () => window.scrollTo(0, document.body.scrollHeight);

/** The current URL of a shop. */
export const address = ({ store }: ReturnType<typeof renderShop>) => store.getState().lastUrl.history.at(-1);

/** Renders a list from one of the backends and waits for its title. */
export async function openList(
  { flags }: Pick<Backend, 'flags'>,
  url = path,
  name: string | RegExp = title.name,
) {
  const shop = renderShop({ flags, visited: [url] });
  await screen.findByRole('heading', { level: 1, name });
  return shop;
}
