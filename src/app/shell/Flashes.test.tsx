import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { FlashMessage } from '#schemas/persisted.ts';
import { flashQueued } from '#store/flash.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Flashes } from './Flashes.tsx';

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
