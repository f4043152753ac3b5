import { render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import large from '#commerce/product/placeholders/placeholder-large.svg?inline';
import medium from '#commerce/product/placeholders/placeholder-medium.svg?inline';
import small from '#commerce/product/placeholders/placeholder-small.svg?inline';
import { lagoPicture } from '#fixtures/situations.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { SharedPicture, ShopPicture } from './ShopPicture.tsx';

const shoe = lagoPicture(1);
const named = shoe.replace('.jpg', '');

function show(props: Partial<React.ComponentProps<typeof ShopPicture>>, saveData = false) {
  const { container } = renderShop({
    saveData,
    children: <ShopPicture address={shoe} alt="Zapatilla" width={195} height={244} {...props} />,
  });
  return container.querySelector('img') as HTMLImageElement;
}

const attributes = (image: HTMLImageElement, ...names: string[]) =>
  names.map((name) => image.getAttribute(name));

describe('the picture of a product', () => {
  test('IMG-03, IMG-05: is offered in each width, and the browser is told the rendered one', () => {
    const image = show({ width: 96, height: 120 });
    expect(attributes(image, 'alt', 'width', 'height', 'sizes')).toEqual(['Zapatilla', '96', '120', '96px']);
    expect(image.getAttribute('src')).toBe(`${named}-360.jpg`);
    expect(image.getAttribute('srcset')).toBe(
      `${named}-180.jpg 180w, ${named}-360.jpg 360w, ${named}-480.jpg 480w, ${named}-720.jpg 720w`,
    );
  });

  test('REACH-03: is offered in the smaller widths alone to who saves data', () => {
    const image = show({ sizes: '100vw' }, true);
    expect(image.getAttribute('src')).toBe(`${named}-360.jpg`);
    expect(image.getAttribute('srcset')).toBe(`${named}-180.jpg 180w, ${named}-360.jpg 360w`);
  });

  test('IMG-03: may be as wide as its screen says', () => {
    expect(show({ sizes: '50vw' })).toHaveAttribute('sizes', '50vw');
  });

  test.each([
    [true, 'eager', 'high'],
    [false, 'lazy', 'auto'],
    [undefined, 'lazy', 'auto'],
  ])('of the first view, %s, is loaded %s, with priority %s', (first, loading, priority) => {
    const image = show(first === undefined ? {} : { first });
    expect(attributes(image, 'loading', 'fetchpriority')).toEqual([loading, priority]);
  });
});

describe('without an address', () => {
  test('IMG-06: nothing is requested', () => {
    const image = show({ address: '' });
    expect(image.src).toMatch(/^data:/);
    expect(attributes(image, 'srcset', 'sizes')).toEqual([null, null]);
  });

  test.each([
    [59, small],
    [60, medium],
    [113, medium],
    [114, large],
  ])('IMG-01, IMG-02: a width of %d shows the placeholder of its size', (width, placeholder) => {
    expect(show({ address: '', width }).getAttribute('src')).toBe(placeholder);
  });
});

interface View {
  sku: string;
  alt: string;
  /** The screen it is on. */
  on: 'list' | 'page';
}

const card: View = { sku: 'ZP0001', alt: 'Tarjeta', on: 'list' };

function Screens({ next }: { next: View }) {
  const [view, setView] = useState(card);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setView(next))}>
        Abrir
      </button>
      <main key={view.on}>
        <SharedPicture sku={view.sku}>
          <img alt={view.alt} width={view.on === 'list' ? 50 : 100} height={100} />
        </SharedPicture>
      </main>
    </>
  );
}

/** The transitions of the browser on the way from the card to the next view. */
async function transitionsTo(next: View) {
  const start = vi.spyOn(document, 'startViewTransition');
  onTestFinished(() => start.mockRestore());
  render(<Screens next={next} />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('img', { name: next.alt });
  const transitions = start.mock.results.map(({ value }) => value as ViewTransition);
  await Promise.all(transitions.map(({ finished }) => finished));
  return transitions.length;
}

test('the picture of a card moves to where the page of the product has it', async () => {
  expect(await transitionsTo({ ...card, alt: 'Foto 1 de 2', on: 'page' })).toBe(1);
});

test.each<[string, View]>([
  ['the page of another product', { sku: 'ZP0002', alt: 'Foto 1 de 2', on: 'page' }],
  ['a card that changes in its list', { ...card, alt: 'Otra tarjeta' }],
])('nothing moves to %s', async (_next, view) => {
  expect(await transitionsTo(view)).toBe(0);
});
