import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aProductPreview } from '#fixtures/productPreview.ts';
import { lago } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';
import { picture } from '#testing/openProduct.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { scrollToEnd } from '#testing/scrollToEnd.ts';
import { afterPaint } from '#ui/timing/afterPaint.ts';
import { Shelves } from './Shelves.tsx';

const viewed = 'Visto hace poco';
const recommended = 'También le puede gustar';
const similar = 'Productos similares';

const row = (name: string) => screen.queryByRole('region', { name });

/** A device on which a product was viewed. */
const storage = () =>
  memoryStorage({
    recent_products: JSON.stringify([aProductPreview({ sku: 'S1', productImage: picture(1) })]),
  });

/** Waits until the browser has reported which shelves are near; their code is loaded first. */
async function observed() {
  await import('./rows.ts');
  for (let frame = 0; frame < 2; frame += 1) await act(() => new Promise<void>(afterPaint));
}

/** Rows that are shown after a press, when the test has set the network. */
function Opener({ rows }: Pick<ComponentProps<typeof Shelves>, 'rows'>) {
  const [isOpen, setIsOpen] = useState(false);
  const product = aProductPreview({ sku: lago.sku, productImage: picture(2) });
  if (isOpen) return <Shelves {...(rows && { rows })} {...(rows === 'similar' && { product })} />;
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      Abrir
    </button>
  );
}

function open(rows?: ComponentProps<typeof Shelves>['rows'], isOnline = true) {
  const shop = renderShop({ children: <Opener {...(rows && { rows })} />, storage: storage() });
  act(() => void shop.store.dispatch(networkChanged(isOnline)));
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return shop;
}

test('KEEP-09: rows that are near without network are loaded when the network is back', async () => {
  const { store, container } = open(undefined, false);
  await observed();
  // Their code would fail to load, and nothing would load it again.
  expect(row(viewed)).toBeNull();
  expect(container.querySelector('li')).toBeNull();
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByRole('region', { name: viewed })).toBeVisible();
});

test('rows of the server have their space until their code is there', async () => {
  const { store, container } = open('recentAndRecommended', false);
  await expect.poll(() => container.querySelectorAll('[aria-hidden="true"] li').length).toBe(2);
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByRole('region', { name: recommended })).toBeVisible();
  expect(container.querySelector('[aria-hidden="true"] li')).toBeNull();
});

test('rows of this device alone, which may have nothing, reserve no space', async () => {
  const { container } = open('recent', false);
  await observed();
  expect(container.querySelector('li')).toBeNull();
});

test.each([
  [undefined, [viewed], [recommended, similar]],
  ['recentAndRecommended', [viewed, recommended], [similar]],
  ['similar', [similar], [viewed, recommended]],
] as const)('PROD-15, PROD-16: the rows %s are %j', async (rows, there, absent) => {
  open(rows);
  for (const name of there) expect(await screen.findByRole('region', { name })).toBeVisible();
  for (const name of absent) expect(row(name)).toBeNull();
});

/** A screen whose row is far down, and two others. */
function Far({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(to)}>
        Seguir
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Volver
      </button>
      <div style={{ height: '300vh' }} />
      <Shelves />
    </>
  );
}

test('PLACE-01: a row that is far is there at once on a return, and on no other way', async () => {
  const press = (name: string) => {
    scrollTo({ top: 0, behavior: 'instant' });
    fireEvent.click(screen.getByRole('button', { name }));
  };
  renderShop({
    storage: storage(),
    children: (
      <Routes>
        <Route path="/" element={<Far to="/menu" key="first" />} />
        <Route path="/menu" element={<Far to="/cart" key="second" />} />
      </Routes>
    ),
  });
  scrollTo({ top: 0, behavior: 'instant' });
  await observed();
  expect(row(viewed)).toBeNull();
  scrollToEnd();
  expect(await screen.findByRole('region', { name: viewed })).toBeVisible();
  press('Seguir');
  await observed();
  expect(row(viewed)).toBeNull();
  press('Volver');
  expect(row(viewed)).not.toBeNull();
});
