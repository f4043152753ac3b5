import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { path, slow } from './openList.ts';
import { renderShop } from './renderShop.tsx';

/** The button that opens the sheet of the filters. */
export const opener = () => screen.getByRole('button', { name: /^Filtrar/ });

/** The sheet, while it is open. */
export const sheet = () => within(screen.getByRole('dialog', { name: 'Filtros' }));

/** The button that applies what is ticked. */
export const apply = () => sheet().getByRole('button', { name: /^Aplicar/ });

/** Opens or closes the group of a filter. */
export const openGroup = (name: string) => fireEvent.click(sheet().getByText(name, { selector: 'summary' }));

/** An option that can be ticked. */
export const box = (name: string | RegExp) => sheet().getByRole('checkbox', { name });

/** Opens a list and, once its filters are known, their sheet. */
export async function openSheet(url = path, options: Parameters<typeof renderShop>[0] = {}) {
  const shop = renderShop({ visited: [url], ...options });
  await waitFor(() => expect(opener()).not.toHaveAttribute('aria-disabled'), slow);
  fireEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Filtros' }, slow);
  return shop;
}
