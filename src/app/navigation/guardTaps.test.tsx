import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  all,
  boots,
  dress,
  names,
  openSaved,
  path,
  rowOf,
  watchWishlist,
} from '#testing/render/openWishlist.ts';
import { lago } from '#fixtures/situations.ts';
import { guardTaps } from './guardTaps.ts';

let canceller: AbortController | undefined;

afterEach(() => {
  canceller?.abort();
  document.querySelector('#taps')?.remove();
});

/** Two rows, a link and a text, and what is pressed of them. */
function startTaps() {
  canceller = new AbortController();
  guardTaps({ signal: canceller.signal });
  const area = document.createElement('div');
  area.id = 'taps';
  area.innerHTML =
    '<button>Quitar Lago</button><button>Quitar <b>Quena</b></button><a href="#favoritos">Favoritos</a><label><input type="radio">39</label><form><button>Enviar</button></form>';
  document.body.append(area);
  const pressed: string[] = [];
  area.addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push((event.target as HTMLElement).textContent);
  });
  const tap = (name: string, at: number, detail = 1, clientX = 100) => {
    const element = screen.getByText(name);
    const event = createEvent.click(element, { detail, clientX, clientY: 200 });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return fireEvent(element, event);
  };
  return { tap, pressed };
}

test.for([
  ['the button of the next row', 'Quena'],
  ['the tabs in place of a button bar', 'Favoritos'],
  ['an option in place of a button', '39'],
] as const)('FORM-03: the second tap of a double tap does nothing to %s, nor does a third', ([, name]) => {
  const { tap, pressed } = startTaps();
  tap('Quitar Lago', 0);
  tap(name, 400, 2);
  tap(name, 800, 3);
  expect(pressed).toEqual(['Quitar Lago']);
});

test.each([
  ['that the browser tells', 2, 400],
  ['that it does not tell', 1, 250],
])('FORM-03: of a double tap %s the button of a form is pressed once', (_which, detail, at) => {
  const { tap, pressed } = startTaps();
  tap('Enviar', 0);
  tap('Enviar', at, detail);
  expect(pressed).toEqual(['Enviar']);
  tap('Enviar', at + 400);
  expect(pressed).toEqual(['Enviar', 'Enviar']);
});

test.for([
  ['on the same control', 'Quitar Lago', 100, 2, 100],
  ['after a while', 'Quena', 300, 1, 100],
  ['that is none for the browser', 'Quena', 100, 1, 100],
  ['at another place', 'Quena', 100, 2, 125],
  ['of a key', 'Quena', 100, 0, 100],
] as const)('a second tap counts %s', ([, name, at, detail, x]) => {
  const { tap, pressed } = startTaps();
  tap('Quitar Lago', 0);
  tap(name, at, detail, x);
  expect(pressed).toEqual(['Quitar Lago', name]);
});

test('a second tap on the button of a form counts after typing', () => {
  const { tap, pressed } = startTaps();
  tap('Enviar', 0);
  fireEvent(screen.getByRole('radio'), new InputEvent('beforeinput', { bubbles: true }));
  tap('Enviar', 100);
  expect(pressed).toEqual(['Enviar', 'Enviar']);
});

/** A finger goes down at one place, and what is there when it goes up gets the click. */
function touch(down: Element, up: Element, detail = 1) {
  fireEvent.pointerDown(down);
  fireEvent(
    up,
    new PointerEvent('click', {
      pointerType: 'touch',
      detail,
      bubbles: true,
      cancelable: true,
      clientX: 100,
    }),
  );
}

test('a control that comes under the finger during a tap is not pressed: the one that was there before is, if any', () => {
  const { pressed } = startTaps();
  const [banner, button] = [screen.getByText('Quena'), screen.getByText('Quitar Lago')];
  touch(button, banner);
  expect(pressed).toEqual(['Quitar Lago']);
  touch(banner, banner, 2);
  expect(pressed).toEqual(['Quitar Lago']);
  touch(document.body, banner);
  expect(pressed).toEqual(['Quitar Lago']);
});

test('a tap counts where it ends if the pressed control was drawn anew, or was pressed before taps were guarded', () => {
  const { pressed } = startTaps();
  const banner = screen.getByText('Quena');
  fireEvent(banner, new PointerEvent('click', { pointerType: 'touch', detail: 1, bubbles: true }));
  expect(pressed).toEqual(['Quena']);
  const gone = screen.getByText('Quitar Lago');
  gone.addEventListener('pointerdown', () => gone.remove());
  touch(gone, banner);
  expect(pressed).toEqual(['Quena', 'Quena']);
});

test('FORM-03, WISH-05: a double tap takes one favourite out of the list, and not the next one too', async () => {
  const sent = watchWishlist();
  await openSaved(path, all);
  const button = (await rowOf(lago.name)).getByRole('button', { name: `Quitar ${lago.name}` });
  await userEvent.dblClick(button);
  await waitFor(() => expect(names()).toEqual([boots, dress]));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText('Producto removido de su lista de favoritos.')).toBeVisible();
  expect(names()).toEqual([boots, dress]);
});
