import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Shop, ShopContext, useShop } from '#commerce/shop.ts';
import { networkChanged } from '#store/online.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { useLateProduct } from './useLateProduct.ts';

function Sizes() {
  const { late, need } = useLateProduct();
  const [answer, setAnswer] = useState('none');
  return (
    <>
      <button type="button" onClick={() => void need().then((isThere) => setAnswer(String(isThere)))}>
        Agregar
      </button>
      <output>{`code ${late === undefined ? 'missing' : 'loaded'}, answer ${answer}`}</output>
    </>
  );
}

function Changed({ changes, children }: { changes: Partial<Shop>; children: React.ReactNode }) {
  return <ShopContext value={{ ...useShop(), ...changes }}>{children}</ShopContext>;
}

/** The sizes of a shopper whose network is lost before their code has come. */
function openOffline(changes: Partial<Shop> = {}) {
  const children = (
    <Changed changes={changes}>
      <Sizes />
    </Changed>
  );
  const { store } = renderShop({ children });
  act(() => void store.dispatch(networkChanged(false)));
  return store;
}

test('the code of the sizes is loaded once the page is idle', async () => {
  renderShop({ children: <Sizes /> });
  expect(await screen.findByText('code loaded, answer none')).toBeVisible();
});

test('KEEP-09: without network it is loaded when the network is back', async () => {
  const store = openOffline();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getByRole('status')).toHaveTextContent('code missing, answer none');
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByText('code loaded, answer none')).toBeVisible();
});

test('SIZE-02: a press loads it at once, whatever the device reports about its network', async () => {
  openOffline();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('code loaded, answer true')).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('code loaded, answer true')).toBeVisible();
});

test('KEEP-08: a press is told when it fails to load, and the next press tries again', async () => {
  let presses = 0;
  openOffline({
    loadPart: async (_name, load) => {
      presses += 1;
      return presses === 1 ? undefined : load();
    },
  });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('code missing, answer false')).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('code loaded, answer true')).toBeVisible();
});
