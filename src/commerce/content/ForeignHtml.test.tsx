import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Shop, ShopContext, useShop } from '#commerce/shop.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { ForeignHtml } from './ForeignHtml.tsx';

test('KEEP-08: a text whose sanitiser is missing says so in its place only, and is shown once the network is back', async () => {
  const notices: (string | undefined)[] = [];
  let isOnline = false;
  const loadPart: Shop['loadPart'] = async (_name, load, notice) => {
    notices.push(notice);
    return isOnline ? load() : undefined;
  };
  function Offline() {
    return (
      <ShopContext value={{ ...useShop(), loadPart }}>
        <ForeignHtml html="<p>Quien vende</p>" instead="No se puede mostrar." />
      </ShopContext>
    );
  }
  renderShop({ children: <Offline /> });
  expect(await screen.findByText('No se puede mostrar.')).toBeVisible();
  expect(screen.queryByText('Quien vende')).toBeNull();
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Quien vende')).toBeVisible();
  expect(screen.queryByText('No se puede mostrar.')).toBeNull();
  expect(notices).toEqual(['none', 'none']);
});
