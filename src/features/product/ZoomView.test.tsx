import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { backends } from '#testing/render/backends.ts';
import { openProduct, picture, productHeading } from '#testing/render/openProduct.ts';

const [bff] = backends as [(typeof backends)[number]];
afterEach(() => {
  vi.unstubAllGlobals();
});

const dialog = () => screen.findByRole('dialog', { name: 'Fotos ampliadas' });
const gallery = () => within(screen.getByRole('region', { name: 'Fotos del producto' }));

test('SIZE-04: a press on a picture, or its button, enlarges it', async () => {
  await openProduct(bff, { otherimages: [picture(2)] });
  fireEvent.click(gallery().getByRole('button', { name: 'Ampliar foto' }));
  const view = within(await dialog());
  expect(view.getByRole('img', { name: /foto 1 de 2/ })).toHaveAttribute(
    'src',
    picture(1).replace('.jpg', '-720.jpg'),
  );
  fireEvent.click(view.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(gallery().getByRole('img', { name: /foto 2 de 2/ }));
  const enlarged = within(await dialog()).getByRole('img', { name: /foto 2 de 2/ });
  // It is not visible while its file loads.
  await waitFor(() => expect(enlarged).toBeVisible());
});

const press = (button: string) => (view: HTMLElement) =>
  fireEvent.click(within(view).getByRole('button', { name: button }));
const type = (key: string) => (view: HTMLElement) =>
  fireEvent.keyDown(document.activeElement ?? view, { key });

test.each([
  ['buttons', press('Acercar'), press('Alejar')],
  ['keys', type('+'), type('-')],
])('SIZE-04: it is enlarged at least twice by its %s, and back again', async (_by, enlarge, reduce) => {
  await openProduct(bff, { otherimages: [] });
  fireEvent.click(gallery().getByRole('button', { name: 'Ampliar foto' }));
  const view = await dialog();
  const image = within(view).getByRole('img', { name: /foto 1 de 1/ });
  await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(100));
  const { width } = image.getBoundingClientRect();
  enlarge(view);
  await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThanOrEqual(2 * width));
  reduce(view);
  await waitFor(() => expect(image.getBoundingClientRect().width).toBeLessThan(1.1 * width));
});

test('SIZE-04: the arrow keys turn to the next picture, which stays, and is shown on the page after closing', async () => {
  await openProduct(bff, { otherimages: [picture(2), picture(3)] });
  fireEvent.click(gallery().getByRole('button', { name: 'Ampliar foto' }));
  const view = await dialog();
  await within(view).findByRole('img', { name: /foto 1 de 3/ });
  const leftOf = (number: number) =>
    within(view)
      .getByRole('img', { name: new RegExp(`foto ${number} de 3`) })
      .getBoundingClientRect().left;
  for (const number of [2, 3]) {
    type('ArrowRight')(view);
    await waitFor(() => expect(Math.abs(leftOf(number))).toBeLessThan(window.innerWidth / 2));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(Math.abs(leftOf(number))).toBeLessThan(window.innerWidth / 2);
  }
  type('Escape')(view);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(gallery().getByRole('button', { name: 'Foto 3 de 3' })).toHaveAttribute('aria-current', 'true'),
  );
});

test('the back gesture of a phone closes it, and stays on the product', async () => {
  const watchers: EventTarget[] = [];
  class Watcher extends EventTarget {
    destroy = () => void watchers.splice(watchers.indexOf(this), 1);
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  await openProduct(bff, { otherimages: [picture(2)] });
  fireEvent.click(gallery().getByRole('button', { name: 'Ampliar foto' }));
  await dialog();
  expect(watchers).toHaveLength(1);
  act(() => void watchers[0]?.dispatchEvent(new Event('close')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', productHeading)).toBeVisible();
  expect(watchers).toEqual([]);
});

test('REACH-01: the focus is seen on each button of it', async () => {
  await openProduct(bff, { otherimages: [picture(2)] });
  fireEvent.click(gallery().getByRole('button', { name: 'Ampliar foto' }));
  const close = within(await dialog()).getByRole('button', { name: 'Cerrar' });
  fireEvent.keyDown(close, { key: 'Tab' });
  close.focus({ focusVisible: true });
  expect(getComputedStyle(close).outlineStyle).toBe('solid');
});

test('IMG-06: without a picture there is nothing to enlarge', async () => {
  await openProduct(bff, { productImage: '', otherimages: [] });
  expect(gallery().queryByRole('button', { name: 'Ampliar foto' })).toBeNull();
});
