import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { backends } from '#testing/backends.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { findBox, openSearch, type } from '#testing/search.ts';

/** Lets the catalogue calls for a text wait until `release`; `waiting` ends once one was sent. */
function hold(text: string) {
  const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const wait = async () => {
    sent.resolve();
    await released.promise;
  };
  answerWith(
    http.post('*/bff/catalog/:kind/full', async ({ request }) => {
      if ((await request.clone().text()).includes(`"${text}"`)) await wait();
    }),
  );
  answerWith(
    http.get('*/api/catalog/', async ({ request }) => {
      if (new URL(request.url).searchParams.get('q') === text) await wait();
    }),
  );
  return { waiting: sent.promise, release: () => released.resolve() };
}

const products = () => screen.queryByRole('region', { name: 'Productos' });
const brands = () => screen.queryByRole('region', { name: 'Marcas' });
const found = () => [products(), brands()].flatMap((each) => (each ? within(each).getAllByRole('link') : []));

describe.each(backends)('what a search finds, of the $source', ({ flags }) => {
  test('is never that of an earlier text', async () => {
    openSearch({ flags });
    const box = await findBox();
    type(box, 'botas');
    await waitFor(() => expect([products(), brands()]).not.toContain(null));
    const { waiting, release } = hold('vestidos');
    type(box, 'vestidos');
    await waiting;
    expect(found()).toEqual([]);
    release();
    await waitFor(() => expect(products()?.textContent).toMatch(/vestido/i));
    expect(products()?.textContent).not.toMatch(/bota/i);
  });
});
