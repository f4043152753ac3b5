import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProductPreview } from '#fixtures/product.ts';
import { lago } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { picture } from '#testing/render/openProduct.ts';
import { renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';
import { afterPaint } from '#ui/timing/moments.ts';
import { LazyRecentlyViewed, LazyRecommended, Shelves } from './Shelves.tsx';

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
  await import('./ShelfRows.tsx');
  for (let frame = 0; frame < 2; frame += 1) await act(() => new Promise<void>(afterPaint));
}

function open(rows?: ComponentProps<typeof Shelves>['rows']) {
  const product = aProductPreview({ sku: lago.sku, productImage: picture(2) });
  const shelves = <Shelves {...(rows && { rows })} {...(rows === 'similar' && { product })} />;
  return renderShop({ children: shelves, storage: storage() });
}

/** Holds the code of a row until the result is called. */
function hold(part: { load: () => Promise<unknown> }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { load } = part;
  const held = vi.spyOn(part, 'load').mockImplementation(() => promise.then(load));
  onTestFinished(() => held.mockRestore());
  return { held, resolve };
}

test('rows of the server have their space until their code is there', async () => {
  const { resolve } = hold(LazyRecommended);
  const { container } = open('recentAndRecommended');
  await expect.poll(() => container.querySelectorAll('[aria-hidden="true"] li').length).toBe(2);
  resolve();
  expect(await screen.findByRole('region', { name: recommended })).toBeVisible();
  expect(container.querySelector('[aria-hidden="true"] li')).toBeNull();
});

test('rows of this device alone, which may have nothing, reserve no space', async () => {
  const { held } = hold(LazyRecentlyViewed);
  const { container } = open('recent');
  await waitFor(() => expect(held).toHaveBeenCalled());
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
