import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { afterPaint } from '#ui/timing/moments.ts';
import { useFocusFallback } from './focus.ts';

/** A page with a button that is gone once it is pressed, one that stays, and a field in a sheet that is closed. */
function Page() {
  const [isThere, setThere] = useState(true);
  const [presses, setPresses] = useState(0);
  useFocusFallback(String(isThere));
  return (
    <main tabIndex={-1} style={{ marginTop: '300vh' }}>
      {isThere && (
        <button type="button" onClick={() => setThere(false)}>
          Borrar
        </button>
      )}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Contar {presses}
      </button>
      <button type="button" onClick={() => setThere(true)}>
        Traer
      </button>
    </main>
  );
}

const button = (name: RegExp) => screen.getByRole('button', { name });

/** Presses a button that has the focus; what has it afterwards. */
async function press(name: RegExp) {
  button(name).focus();
  fireEvent.click(button(name));
  await act(() => new Promise<void>(afterPaint));
  return document.activeElement;
}

test('REACH-01: where what had the focus is gone, the page has it, and stays where it is', async () => {
  renderShop({ children: <Page /> });
  button(/Borrar/).focus();
  scrollTo({ top: 0, behavior: 'instant' });
  fireEvent.click(button(/Borrar/));
  await act(() => new Promise<void>(afterPaint));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scrollY).toBe(0);
  // What is left keeps it.
  expect(await press(/Traer/)).toBe(button(/Traer/));
});

test('REACH-01: while the same is shown the focus is nowhere but where it was', async () => {
  renderShop({ children: <Page /> });
  button(/Contar/).focus();
  button(/Contar/).blur();
  fireEvent.click(button(/Contar/));
  await act(() => new Promise<void>(afterPaint));
  expect(document.activeElement).toBe(document.body);
});
