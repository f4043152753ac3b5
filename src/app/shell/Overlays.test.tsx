import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { lagoPicture } from '#fixtures/situations.ts';
import type { FlashMessage } from '#schemas/persisted.ts';
import { flashQueued } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import { historyPopped } from '#store/lastUrl.ts';
import { networkChanged } from '#store/online.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Flashes } from './Overlays.tsx';

describe('added popup', () => {
  const lago = {
    image: lagoPicture(1),
    brand: 'Zapala',
    name: 'Zapatilla urbana Lago',
    size: '38',
  };
  const quena = { ...lago, brand: 'Andina', name: 'Botín de cuero Quena', size: '40' };

  function render(path = '/') {
    stopClock();
    const { store } = renderShop({ visited: [path] });
    const add = (product = lago, { onCart = false, flashVisible = false } = {}) => {
      act(() => {
        store.dispatch(productAdded({ product, onCart, flashVisible }));
      });
    };
    return { store, add };
  }

  const popup = () => screen.queryByRole('region', { name: 'Agregado al carrito' });

  test('APP-23, APP-24, APP-26: the popup shows the product and leads to the cart', () => {
    const { add } = render();
    add();
    const shown = within(screen.getByRole('region', { name: 'Agregado al carrito' }));
    for (const text of ['Zapala', 'Zapatilla urbana Lago', 'Talle 38'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByRole('presentation')).toHaveAttribute('src', lago.image);
    expect(shown.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/cart');
  });

  test('APP-27: it closes by itself after 4000 ms', async () => {
    const { add } = render();
    add();
    await passTime(3999);
    expect(popup()).toBeVisible();
    await passTime(1);
    expect(popup()).toBeNull();
  });

  test('APP-25: "Seguir comprando" closes it and leaves the visitor where they are', async () => {
    const { add, store } = render('/especial-invierno/');
    add();
    await passTime(1500);
    fireEvent.click(screen.getByRole('button', { name: 'Seguir comprando' }));
    expect(popup()).toBeNull();
    expect(store.getState().lastUrl.history).toEqual(['/especial-invierno/']);
  });

  test('APP-28, APP-26: it closes on its close button', () => {
    const { add } = render();
    add();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(popup()).toBeNull();
  });

  test('REACH-01: it closes on Escape while the focus is inside, and the focus returns', () => {
    const { add } = render();
    const cart = screen.getAllByRole('link', { name: 'Carrito' })[0] as HTMLElement;
    cart.focus();
    add();
    fireEvent.keyDown(cart, { key: 'Escape' });
    const goOn = screen.getByRole('button', { name: 'Seguir comprando' });
    goOn.focus();
    fireEvent.keyDown(goOn, { key: 'Enter' });
    expect(popup()).toBeVisible();
    fireEvent.keyDown(goOn, { key: 'Escape' });
    expect(popup()).toBeNull();
    expect(document.activeElement).toBe(cart);
  });

  test('APP-32: another product replaces the first and restarts the time', async () => {
    const { add } = render();
    add();
    await passTime(3000);
    add(quena);
    await passTime(3999);
    expect(within(screen.getByRole('region')).getByText(quena.name)).toBeVisible();
    await passTime(1);
    expect(popup()).toBeNull();
  });

  test('APP-29: it never shows on the cart', () => {
    const { add } = render('/cart');
    add(lago, { onCart: true });
    expect(popup()).toBeNull();
  });

  test('APP-29: it closes when the visitor opens the cart', async () => {
    const { add } = render();
    add();
    await passTime(1000);
    fireEvent.click(screen.getByRole('link', { name: 'Ir al carrito' }));
    await passTime(0);
    expect(popup()).toBeNull();
  });

  test('it never shows while a flash message is visible', async () => {
    const { add, store } = render();
    act(() => {
      store.dispatch(flashQueued({ text: 'A', flashMessageType: 'success' }));
    });
    await passTime(1000);
    add(lago, { flashVisible: true });
    expect(popup()).toBeNull();
  });

  test('APP-31: a flash message closes it, and it does not open again', async () => {
    const { add, store } = render();
    add();
    await passTime(2000);
    act(() => {
      store.dispatch(flashQueued({ text: 'A', flashMessageType: 'success' }));
    });
    expect(popup()).toBeNull();
    await passTime(6000);
    expect(popup()).toBeNull();
  });

  test('APP-50: pointer over it from 1000 to 3000 leaves it open until 6000', async () => {
    const { add } = render();
    add();
    await passTime(1000);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Agregado al carrito' }));
    await passTime(2000);
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Agregado al carrito' }));
    await passTime(2999);
    expect(popup()).toBeVisible();
    await passTime(1);
    expect(popup()).toBeNull();
  });

  test('APP-29: it closes when browser back arrives at the cart', () => {
    const { add, store } = render();
    add();
    act(() => {
      store.dispatch(historyPopped('/cart'));
    });
    expect(popup()).toBeNull();
  });

  test('APP-27, APP-50: a popup that was closed under the pointer does not pause the next one', async () => {
    const { add } = render();
    add();
    fireEvent.pointerEnter(screen.getByRole('region'));
    fireEvent.click(screen.getByRole('button', { name: 'Seguir comprando' }));
    await passTime(1000);
    add(quena);
    await passTime(4000);
    expect(popup()).toBeNull();
  });
});

describe('flashes', () => {
  function render() {
    stopClock();
    const { store } = renderShop({ children: <Flashes /> });
    return (text: string, flashMessageType: FlashMessage['flashMessageType'] = 'success') =>
      act(() => {
        store.dispatch(flashQueued({ text, flashMessageType }));
      });
  }

  const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((message) => message.textContent);

  test('APP-35, APP-41: a success is announced politely, an error at once', () => {
    const queue = render();
    queue('Cupón agregado.');
    queue('Ha ocurrido un error.', 'error');
    expect(screen.getByRole('status')).toHaveTextContent('Cupón agregado.');
    expect(screen.getByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  });

  test('APP-39: a message is shown until 5000 ms', async () => {
    const queue = render();
    queue('Cupón agregado.');
    await passTime(4999);
    expect(shown()).toEqual(['Cupón agregado.']);
    await passTime(1);
    expect(shown()).toEqual([]);
  });

  test('APP-39, APP-36: the same text again is dropped and restarts nothing', async () => {
    const queue = render();
    queue('Cupón agregado.');
    await passTime(100);
    queue('Cupón agregado.');
    expect(shown()).toEqual(['Cupón agregado.']);
    await passTime(4900);
    expect(shown()).toEqual([]);
  });

  test('APP-40, APP-38: a new text restarts the time, and all are cleared together', async () => {
    const queue = render();
    queue('A');
    await passTime(3000);
    queue('B', 'error');
    await passTime(4999);
    expect(shown()).toEqual(['A', 'B']);
    await passTime(1);
    expect(shown()).toEqual([]);
  });

  test('APP-37: of two equal texts the type of the first counts', async () => {
    const queue = render();
    queue('A');
    await passTime(10);
    queue('A', 'error');
    expect(screen.getByRole('status')).toHaveTextContent('A');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('APP-50: the timer is paused while the pointer is over the message', async () => {
    const queue = render();
    queue('A');
    const area = screen.getByRole('status');
    await passTime(2000);
    fireEvent.pointerEnter(area.parentElement ?? area);
    await passTime(2000);
    fireEvent.pointerLeave(area.parentElement ?? area);
    await passTime(2999);
    expect(shown()).toEqual(['A']);
    await passTime(1);
    expect(shown()).toEqual([]);
  });

  test('APP-35, PWA-03: a message stays in its place while the network comes and goes', () => {
    const { store } = renderShop();
    act(() => void store.dispatch(flashQueued({ text: 'A', flashMessageType: 'error' })));
    const place = () => screen.getByRole('alert').parentElement?.getBoundingClientRect().bottom;
    const before = place();
    act(() => void store.dispatch(networkChanged(false)));
    expect(screen.getByText('No hay conexión disponible.')).toBeVisible();
    expect(place()).toBe(before);
  });

  /** The address to which a login returns. */
  const ReturnTo = () => <p>{(useLocation().state as { returnTo: string } | null)?.returnTo}</p>;

  test('the login link of a message keeps the address with its query, for the return', async () => {
    const children = (
      <>
        <Flashes />
        <ReturnTo />
      </>
    );
    const { store } = renderShop({ visited: ['/catalog?q=botas'], children });
    const text = 'Debe registrarse para agregar a favoritos.';
    act(() => void store.dispatch(flashQueued({ text, flashMessageType: 'error', toLogin: 'Ingresar' })));
    fireEvent.click(screen.getByRole('link', { name: 'Ingresar' }));
    expect(await screen.findByText('/catalog?q=botas')).toBeVisible();
  });
});
