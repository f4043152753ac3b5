import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sources } from '#fixtures/situations.ts';
import { list, openList, scrollDown, title } from '#testing/openList.ts';

const [bff] = sources;

/** The places of the products in the list, each with whether its card is drawn. */
const places = () =>
  [...document.querySelectorAll('main [data-sku]')].map((place) => place.querySelector('article') !== null);

/** What each change of the page leaves of the list, before the browser reports what is near. */
function watchPlaces() {
  const seen: boolean[][] = [];
  const observer = new MutationObserver(() => seen.push(places()));
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    end: () => {
      observer.disconnect();
      return seen.filter(({ length }) => length > 0);
    },
  };
}

/** Opens a list and loads its pages up to one. */
async function openPages(last: number) {
  await openList(bff);
  for (let page = 2; page <= last; page += 1) {
    scrollDown();
    if (page > 3) fireEvent.click(await screen.findByRole('button', { name: 'Cargar más productos' }));
    await waitFor(() => expect(places()).toHaveLength(page * 10));
  }
}

test('the cards of a page that is loaded are there at once, however long the list is', async () => {
  const watched = watchPlaces();
  await openPages(8);
  const seen = watched.end();
  expect(seen.at(-1)).toHaveLength(80);
  expect(seen.filter((each) => each.slice(-10).includes(false))).toEqual([]);
});

test('of a list that is returned to, the cards around the tapped one are there at once, and none far from it', async () => {
  await openPages(12);
  fireEvent.click(list().getAllByRole('link').at(-1) as HTMLElement);
  await screen.findByRole('region', { name: 'Compra' });
  const watched = watchPlaces();
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await screen.findByRole('heading', title);
  const [first = []] = watched.end();
  expect(first.length).toBe(120);
  expect(first.slice(0, 60)).not.toContain(true);
  expect(first.slice(60)).not.toContain(false);
});
