import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { storeOn } from '#contracts/lib/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import { openList } from './catalogueCalls.ts';

/** Counts how often a query is parsed: each parse begins with `new URLSearchParams` of a string. */
function countParses() {
  const count = { parses: 0 };
  vi.stubGlobal(
    'URLSearchParams',
    class extends URLSearchParams {
      constructor(init?: ConstructorParameters<typeof URLSearchParams>[0]) {
        super(init);
        if (typeof init === 'string') count.parses += 1;
      }
    },
  );
  return count;
}

afterEach(() => vi.unstubAllGlobals());

test('CAT-18, CAT-26: a list is opened, with its full answer, on one parse of its address', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/full') ? aFullCataloguePage() : aCataloguePage()),
  );
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  const count = countParses();
  const url = parseCatalogueUrl('/mujer/?brand=zapala&sort=price&page=2');
  await openList(store, { url, freeShippingFrom: 79999 });
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
  expect(selectEntry(store.getState(), url)?.details).toBeDefined();
  expect(count.parses).toBe(1);
});
