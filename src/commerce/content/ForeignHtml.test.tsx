import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ForeignHtml, LazySafeHtml } from './ForeignHtml.tsx';

afterEach(() => vi.restoreAllMocks());

test('KEEP-08: a text whose sanitiser is missing says so in its place only, and is shown once the network is back', async () => {
  vi.spyOn(LazySafeHtml, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderShop({ children: <ForeignHtml html="<p>Quien vende</p>" instead="No se puede mostrar." /> });
  expect(await screen.findByText('No se puede mostrar.')).toBeVisible();
  expect(screen.queryByText('Quien vende')).toBeNull();
  expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Quien vende')).toBeVisible();
  expect(screen.queryByText('No se puede mostrar.')).toBeNull();
});

test('CONTENT-11: a text that is replaced while its sanitiser is loaded does not come back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { load } = LazySafeHtml;
  vi.spyOn(LazySafeHtml, 'load').mockImplementation(() => promise.then(load));
  function Changing() {
    const [html, setHtml] = useState('<p>Antes</p>');
    return (
      <>
        <button type="button" onClick={() => setHtml('<p>Después</p>')}>
          Cambiar
        </button>
        <ForeignHtml html={html} instead="" />
      </>
    );
  }
  renderShop({ children: <Changing /> });
  fireEvent.click(screen.getByRole('button'));
  resolve();
  expect(await screen.findByText('Después')).toBeVisible();
  expect(screen.queryByText('Antes')).toBeNull();
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
