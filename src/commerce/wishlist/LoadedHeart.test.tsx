import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { lago } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { LoadedHeart } from './LoadedHeart.tsx';

/** A heart that is shown after a press, when the test has set the network. */
function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <LoadedHeart product={{ sku: lago.sku, productName: lago.name }} />;
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      Abrir
    </button>
  );
}

test('KEEP-09: a heart that is shown without network is loaded when the network is back', async () => {
  const { store } = renderShop({ children: <Opener /> });
  act(() => void store.dispatch(networkChanged(false)));
  act(() => screen.getByRole('button', { name: 'Abrir' }).click());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  // Its code would fail to load.
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByRole('button', { name: `Guardar ${lago.name} en favoritos` })).toBeVisible();
});

test('once one was loaded, another heart is there without network too', async () => {
  const heart = { name: `Guardar ${lago.name} en favoritos` };
  const { store } = renderShop({
    children: (
      <>
        <LoadedHeart product={{ sku: lago.sku, productName: lago.name }} />
        <Opener />
      </>
    ),
  });
  expect(await screen.findByRole('button', heart)).toBeVisible();
  act(() => void store.dispatch(networkChanged(false)));
  act(() => screen.getByRole('button', { name: 'Abrir' }).click());
  expect(screen.getAllByRole('button', heart)).toHaveLength(2);
});
