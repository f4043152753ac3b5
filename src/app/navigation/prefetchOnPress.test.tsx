import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';
import { loadDeferred } from '#app/start/useDeferredStart.ts';
import { Link } from '#commerce/page/Link.tsx';
import { aProduct } from '#fixtures/product.ts';
import { lago, lagoPicture } from '#fixtures/situations.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';

const { path } = lago;

/** The queries of the requested products, in their order. */
function watchProducts() {
  const requested: (string | null)[] = [];
  const picture = `${location.origin}${lagoPicture(1)}`;
  answerWith(
    http.get('*/bff/catalog/product-details', ({ request }) => {
      requested.push(new URL(request.url).search);
      return HttpResponse.json({
        data: aProduct({ productImage: picture, otherimages: [], related: [] }),
      });
    }),
  );
  return requested;
}

/** Renders the shop at its empty cart, and a link to a product. */
async function onCart(saveData = false) {
  const requested = watchProducts();
  const started = vi.fn();
  renderShop({
    // Presses are handled from the deferred start on, which is not yet when its chunk has loaded.
    deferred: async () => {
      const deferred = await loadDeferred();
      return { ...deferred, startDeferred: (start) => started(deferred.startDeferred(start)) };
    },
    visited: ['/cart'],
    saveData,
    children: (
      <>
        <Link to={path}>Lago</Link>
        <Shell />
      </>
    ),
  });
  await screen.findByRole('heading', { name: 'Su carrito está vacío.' });
  await waitFor(() => expect(started).toHaveBeenCalled());
  return { requested, link: screen.getByRole('link', { name: 'Lago' }) };
}

/** Long enough for a chunk to load and a call to be answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a product is requested on pointer down, and not again when its page opens', async () => {
  const { requested, link } = await onCart();
  fireEvent.pointerDown(link, { button: 0 });
  await waitFor(() => expect(requested).toHaveLength(1));
  fireEvent.pointerDown(link, { button: 0 });
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Zapatilla urbana Lago', level: 1 })).toBeVisible();
  await settle();
  expect(requested).toHaveLength(1);
});

test('Enter on a link prefetches as well; other keys do not', async () => {
  const { requested, link } = await onCart();
  fireEvent.keyDown(link, { key: 'Tab' });
  await settle();
  expect(requested).toHaveLength(0);
  fireEvent.keyDown(link, { key: 'Enter' });
  await waitFor(() => expect(requested).toHaveLength(1));
});

test('nothing is prefetched without a press, nor by a press of another button', async () => {
  const { requested, link } = await onCart();
  fireEvent.pointerEnter(link);
  fireEvent.pointerDown(link, { button: 2 });
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }), { button: 0 });
  await settle();
  expect(requested).toHaveLength(0);
});

test('nothing is prefetched while the shopper saves data; the page still opens', async () => {
  const { requested, link } = await onCart(true);
  fireEvent.pointerDown(link, { button: 0 });
  await settle();
  expect(requested).toHaveLength(0);
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Zapatilla urbana Lago', level: 1 })).toBeVisible();
  expect(requested).toHaveLength(1);
});
