import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
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
  // It is there now, and loaded no more.
  act(() => void dispatchEvent(new Event('online')));
  expect(notices).toHaveLength(2);
});

test('CONTENT-11: a text that is replaced while its sanitiser is loaded does not come back', async () => {
  const loads: (() => void)[] = [];
  const loadPart: Shop['loadPart'] = async (_name, load) => {
    await new Promise<void>((resolve) => loads.push(resolve));
    return load();
  };
  function Changing() {
    const shop = useShop();
    const [held] = useState(() => ({ ...shop, loadPart }));
    const [html, setHtml] = useState('<p>Antes</p>');
    return (
      <ShopContext value={held}>
        <button type="button" onClick={() => setHtml('<p>Después</p>')}>
          Cambiar
        </button>
        <ForeignHtml html={html} instead="" />
      </ShopContext>
    );
  }
  renderShop({ children: <Changing /> });
  fireEvent.click(screen.getByRole('button'));
  expect(loads).toHaveLength(2);
  const [before, after] = loads;
  after?.();
  expect(await screen.findByText('Después')).toBeVisible();
  before?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('Antes')).toBeNull();
  expect(screen.getByText('Después')).toBeVisible();
});

describe('the links of a text', () => {
  function Text() {
    const { pathname } = useLocation();
    const html = `<p>Lea <a href="/ac-envios/">los <strong>envíos</strong></a>, <a href="https://tienda.example/ac-envios/">más</a> y <a>nada</a></p>`;
    return (
      <>
        <output>{pathname}</output>
        <ForeignHtml html={html} instead="" />
      </>
    );
  }

  /** Clicks on a text; returns whether it is left to the browser, and the path after it. */
  async function click(text: string | RegExp, init?: MouseEventInit) {
    renderShop({ visited: ['/menu'], children: <Text /> });
    const element = await screen.findByText(text);
    let isLeft: boolean | undefined;
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented;
      // The page of the tests stays.
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    fireEvent.click(element, init);
    return [isLeft, screen.getByRole('status').textContent];
  }

  test.each(['los', 'envíos'])(
    'CONTENT-11: to a page of the shop are followed without a reload (%s)',
    async (text) => {
      expect(await click(text)).toEqual([false, '/ac-envios/']);
    },
  );

  test.each<[string, MouseEventInit]>([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('CONTENT-11: pressed with %s are left to the browser', async (_with, init) => {
    expect(await click('los', init)).toEqual([true, '/menu']);
  });

  test.each<[string, string | RegExp]>([
    ['to other pages', 'más'],
    ['without an address', 'nada'],
    ['beside which is pressed', /^Lea/],
  ])('CONTENT-11: %s are left to the browser', async (_which, text) => {
    expect(await click(text)).toEqual([true, '/menu']);
  });
});
