import { render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SharedPicture } from './SharedPicture.tsx';

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
