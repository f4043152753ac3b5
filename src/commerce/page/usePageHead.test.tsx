import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ShopContext, useShop } from '#commerce/shop.ts';
import { selectTitle } from '#store/appBar.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { usePageHead, usePageHtml } from './usePageHead.ts';

describe('title and description', () => {
  type Head = Parameters<typeof usePageHead>[0];

  const metas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')];
  const description = () => metas().map(({ content }) => content);

  const before = { title: '', metas: metas() };

  beforeEach(() => {
    before.title = document.title;
    before.metas = metas();
    for (const meta of before.metas) meta.remove();
  });

  afterEach(() => {
    document.title = before.title;
    for (const meta of metas()) meta.remove();
    document.head.append(...before.metas);
  });

  function Screen({ head }: { head: Head }) {
    usePageHead(head);
    return null;
  }

  /** One screen that shows each head in turn, and is left after the last. */
  function Visit({ heads }: { heads: Head[] }) {
    const [index, setIndex] = useState(0);
    const head = heads[index];
    return (
      <>
        {head && <Screen head={head} />}
        <button type="button" onClick={() => setIndex(index + 1)}>
          Seguir
        </button>
      </>
    );
  }

  function open(...heads: Head[]) {
    const { store } = renderShop({ children: <Visit heads={heads} /> });
    return { barTitle: () => selectTitle(store.getState()) };
  }

  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));

  test.each([
    [{}, undefined, 'Vidriera'],
    [{ barTitle: 'Carrito' }, 'Carrito', 'Carrito | Vidriera'],
    [{ title: 'Moda y calzado online' }, undefined, 'Moda y calzado online'],
    [{ barTitle: 'Calzado de mujer', title: 'Calzado' }, 'Calzado de mujer', 'Calzado'],
  ])('APP-15, APP-17, HOME-11: %o sets the bar to %s and the document to "%s"', (head, bar, title) => {
    const { barTitle } = open(head);
    expect(barTitle()).toBe(bar);
    expect(document.title).toBe(title);
  });

  test('APP-15, APP-17: the bar has its brand name again once the screen is left', () => {
    const { barTitle } = open({ barTitle: 'Carrito' });
    goOn();
    expect(barTitle()).toBeUndefined();
  });

  test('APP-17: bar and document follow the title of the screen', () => {
    const { barTitle } = open(
      { barTitle: 'Calzado' },
      { barTitle: 'Zapatillas' },
      { barTitle: 'Zapatillas', title: 'Zapatillas de mujer' },
      {},
    );
    goOn();
    expect([barTitle(), document.title]).toEqual(['Zapatillas', 'Zapatillas | Vidriera']);
    goOn();
    expect([barTitle(), document.title]).toEqual(['Zapatillas', 'Zapatillas de mujer']);
    goOn();
    expect([barTitle(), document.title]).toEqual([undefined, 'Vidriera']);
  });

  test('HOME-11: the description is written into the document, which has only one', () => {
    open({ description: 'Zapatillas con envío.' }, { description: 'Botas con envío.' }, {});
    expect(description()).toEqual(['Zapatillas con envío.']);
    goOn();
    expect(description()).toEqual(['Botas con envío.']);
    goOn();
    expect(description()).toEqual(['Moda y calzado online.']);
  });

  test('HOME-11: the description replaces that of the page', () => {
    const own = document.createElement('meta');
    own.name = 'description';
    own.content = 'De la página.';
    document.head.append(own);
    open({ description: 'Zapatillas con envío.' });
    expect(metas()).toEqual([own]);
    expect(own.content).toBe('Zapatillas con envío.');
  });

  test.each([{}, { description: '' }])('HOME-11: of %o the description is that of the shop', (head) => {
    open(head);
    expect(description()).toEqual(['Moda y calzado online.']);
  });
});

describe('the HTML of the page', () => {
  function Screen({ ready }: { ready: boolean }) {
    usePageHtml(ready);
    return null;
  }

  function Visit({ ready, prefetch }: { ready: boolean; prefetch: (url: string) => void }) {
    const shop = useShop();
    const navigate = useNavigate();
    const [isLoaded, setIsLoaded] = useState(ready);
    const [isOpen, setIsOpen] = useState(true);
    return (
      <ShopContext value={{ ...shop, prefetchPageHtml: prefetch }}>
        {isOpen && <Screen ready={isLoaded} />}
        <button type="button" onClick={() => setIsLoaded(true)}>
          Cargar
        </button>
        <button type="button" onClick={() => setIsOpen(false)}>
          Salir
        </button>
        <button type="button" onClick={() => void navigate('/mujer/calzado/?page=2')}>
          Más
        </button>
      </ShopContext>
    );
  }

  function open(ready: boolean) {
    vi.useFakeTimers({ toFake: ['requestIdleCallback'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const prefetch = vi.fn<(url: string) => void>();
    renderShop({
      visited: ['/mujer/calzado/?brand=zapala#lista'],
      children: <Visit ready={ready} prefetch={prefetch} />,
    });
    return prefetch;
  }

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  /** The browser becomes idle. */
  const idle = () =>
    act(() => {
      vi.runAllTimers();
    });

  const url = '/mujer/calzado/?brand=zapala';

  test('CAT-29, CAT-30: the HTML of a page is requested once, with its query, when the browser is idle', () => {
    const prefetch = open(true);
    expect(prefetch).not.toHaveBeenCalled();
    idle();
    idle();
    expect(prefetch.mock.calls).toEqual([[url]]);
  });

  test('CAT-29: it is not requested before the content is there', () => {
    const prefetch = open(false);
    idle();
    expect(prefetch).not.toHaveBeenCalled();
    press('Cargar');
    idle();
    expect(prefetch.mock.calls).toEqual([[url]]);
  });

  test('CAT-29: it is not requested for a page that has been left before', () => {
    const prefetch = open(true);
    press('Salir');
    idle();
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('CAT-29, CAT-30: another page requests its own', () => {
    const prefetch = open(true);
    idle();
    press('Más');
    idle();
    expect(prefetch.mock.calls).toEqual([[url], ['/mujer/calzado/?page=2']]);
  });
});
