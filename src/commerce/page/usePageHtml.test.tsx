import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ShopContext, useShop } from '#commerce/shop.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { usePageHtml } from './usePageHtml.ts';

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
