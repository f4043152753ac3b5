import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeOn } from '#contracts/lib/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import { openList } from './catalogueCalls.ts';

const opening = { url: parseCatalogueUrl('/mujer/'), freeShippingFrom: 79999 };

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
};

/** A store whose page is painted by `draw`; `requests` are the requests in order. */
function shop(page = aCataloguePage()) {
  const requests: string[] = [];
  const drawings: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const isFull = url.endsWith('/full');
    requests.push(isFull ? 'full answer' : 'page');
    return Response.json(isFull ? aFullCataloguePage() : page);
  });
  const painted = () => new Promise<void>((resolve) => drawings.push(resolve));
  const draw = async () => {
    for (const drawn of drawings.splice(0)) drawn();
    await settle();
  };
  return { store: storeOn(hostsOf('development', 'ar', 'http://shop'), { painted }), requests, draw };
}

afterEach(() => vi.unstubAllGlobals());

describe('the full answer of a list', () => {
  let at: ReturnType<typeof shop>;
  beforeEach(async () => {
    at = shop();
    await openList(at.store, opening);
    await settle();
  });

  test('CAT-26: is requested once the products of the page are painted', async () => {
    expect(at.requests).toEqual(['page']);
    await at.draw();
    expect(at.requests).toEqual(['page', 'full answer']);
    expect(selectEntry(at.store.getState(), opening.url)?.details).toBeDefined();
  });

  test('CAT-21, CAT-26: is requested once if the list was opened anew in between', async () => {
    await openList(at.store, opening);
    await settle();
    await at.draw();
    expect(at.requests).toEqual(['page', 'page', 'full answer']);
  });
});

test('CAT-26: a page without products has nothing to paint: its full answer is requested at once', async () => {
  const { store, requests } = shop(aCataloguePage({ products: [], total: 0 }));
  await openList(store, opening);
  await settle();
  expect(requests).toEqual(['page', 'full answer']);
});
