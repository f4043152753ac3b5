import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
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

/** The button that opens the filter sheet. */
export const opener = () => screen.getByRole('button', { name: /^Filtrar/ });

/** Renders a list and waits for its title and its tools, which come when the page is idle. */
export async function openFilteredList(url = path, options: Parameters<typeof renderShop>[0] = {}) {
  const shop = renderShop({ visited: [url], ...options });
  await screen.findByRole('heading', title);
  await screen.findByRole('button', { name: /^Ordenar/ });
  await waitFor(() => expect(opener().nextElementSibling).not.toBeNull());
  return shop;
}

/** Opens the sheet as soon as the list has its filters, and an earlier one is closed. */
export async function pressOpener() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener()).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Filtros' });
}

/** Queries within the open filter sheet. */
export const sheet = () => within(screen.getByRole('dialog', { name: 'Filtros' }));

/** The button that applies the ticked options. */
export const apply = () => sheet().getByRole('button', { name: /^Aplicar/ });

/** Opens or closes the group of a filter. */
export const openGroup = (name: string) =>
  fireEvent.click(sheet().getByText(name, { selector: 'summary *' }));

/** The checkbox of an option. */
export const box = (name: string | RegExp) => sheet().getByRole('checkbox', { name });

/** Renders a list, waits for its filters, and opens the filter sheet. */
export async function openSheet(url = path, options: Parameters<typeof renderShop>[0] = {}) {
  const shop = renderShop({ visited: [url], ...options });
  await pressOpener();
  return shop;
}
