import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBanner } from '#app/install/SmartBanner.tsx';
import { reloadOnce } from '#app/navigation/chunkFailureOf.ts';
import { deviceId } from '#flows/device/deviceId.ts';
import { sizeMemories } from '#commerce/product/SizeSheet.tsx';
import { recentProducts } from '#commerce/product/Shelves.tsx';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import { saveLine } from '#flows/cart/savedLines.ts';
import { writeExchange } from '#features/exchange/useExchange.ts';
import { storedTerms } from '#features/search/SearchScreen.tsx';
import { aCartItem } from '#fixtures/cart.ts';
import { aProductPreview } from '#fixtures/product.ts';
import { addStated } from '#mocks/stateKinds.ts';
import { newDraft } from '#rules/exchange/draft.ts';
import { defaultFlags } from '#rules/flags/flags.ts';
import { saveConsent } from '#store/consent.ts';
import { flagsResolved } from '#store/flags.ts';
import { saveScrollPosition } from '#store/persistence/scrollPositions.ts';
import { canaryCustomer, canaryIn } from '#testing/canary.ts';
import { connectCustomers, newBrowser, reopened } from '#testing/backend/customerTab.ts';
import { trackedVisitor } from '#tracking/visitor.ts';

/** The entries of local and session storage, by the files that write them (PERS-03, PERS-10); some are of mock builds alone. */
const writers: Readonly<Record<string, { device?: string[]; tab?: string[]; mock?: true }>> = {
  'app/flags/startFlags.ts': { tab: ['own_flags'], mock: true },
  'app/install/SmartBanner.tsx': { tab: ['closed_banners'] },
  'app/navigation/chunkFailureOf.ts': { tab: ['reloaded_at'] },
  'app/navigation/useNavigation.ts': { tab: ['tab'] },
  'app/start/visitCountry.ts': { tab: ['pais'], mock: true },
  'app/tracking/eventTrail.ts': { tab: ['events_view'], mock: true },
  'flows/device/deviceList.ts': {
    device: ['recent_terms', 'recent_products', 'size_memory', 'saved_lines'],
  },
  'flows/device/deviceId.ts': { device: ['device_fingerprint', 'flag_uuid'] },
  'features/exchange/useExchange.ts': { tab: ['exchange_draft', 'exchange_bank'] },
  'flows/queue/readQueue.ts': { device: ['persist:root:bad'] },
  'flows/queue/storedQueue.ts': { device: ['sync_queue'] },
  'store/consent.ts': { device: ['consent'] },
  'store/reactions.ts': { device: ['flags'] },
  'store/persistence/persistence.ts': { device: ['persist:root', 'persist:root:bad'] },
  'store/persistence/scrollPositions.ts': { tab: ['places'] },
  'store/session/credentials.ts': { device: ['keep_session'], tab: ['token'] },
  'tracking/visitor.ts': { tab: ['visitor_id'] },
};

/** What only passes on what others write. */
const passing = ['app/start/start.tsx', 'store/persistence/tabStorage.ts', 'store/persistence/writeGate.ts'];

const keysOf = (where: 'device' | 'tab') =>
  [
    ...new Set(Object.values(writers).flatMap(({ mock, [where]: keys = [] }) => (mock ? [] : keys))),
  ].toSorted();

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file);

test('PERS-10: no other file of the shop writes to a storage', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isSource);
  const writing = sources.filter((file) =>
    /\.setItem\(|(?:local|db)Storage(?:\[[^\]]+\]|\.\w+) = /.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(writing.toSorted()).toEqual([...Object.keys(writers), ...passing].toSorted());
});

beforeEach(connectCustomers);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A visit of the canary customer that writes every entry; those of the tab's history and of mock builds need a document. */
async function visitEverything() {
  const browser = await newBrowser();
  await addStated(browser.db, canaryCustomer, {});
  browser.storage.texts['persist:root'] = '{"cart":"nonsense"}';
  const { context, store, shop, started, tab, persistence } = await reopened(browser);
  await signIn(context, {
    username: canaryCustomer.email,
    password: canaryCustomer.password,
    keepSession: true,
  });
  await deviceId('flag_uuid')(started);
  store.dispatch(flagsResolved(defaultFlags));
  storedTerms(shop).change(() => ['botas']);
  recentProducts(shop).change(() => [aProductPreview()]);
  sizeMemories(shop).change(() => [{ kind: 'shoes', size: '38', of: 'AR', shown: '' }]);
  saveLine(shop, aCartItem());
  queueChange(store, shop, { item: 'ZP0001-38', quantity: 1, kind: 'add' });
  await saveConsent(shop.storage, 'yes');
  closeBanner(shop.tab, 'install');
  await trackedVisitor({} as never, { ...started.ports, clock: Date.now });
  saveScrollPosition(shop.tab, 'a', { list: '/', first: 1, last: 1, sku: 'ZP0001', offset: 0 });
  writeExchange(shop.tab, canaryCustomer.id_customer, {
    draft: newDraft('1'),
    bank: { cbu: 'canary-cbu' },
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { href: 'http://localhost/', reload: () => undefined });
  reloadOnce();
  await persistence?.flush();
  return { context, device: browser.storage.texts, tab: tab.texts };
}

test('PERS-10: a visit that writes everything writes these entries, and the customer is in those alone that are hers', async () => {
  const { device, tab } = await visitEverything();
  await expect.poll(() => Object.keys(device).toSorted()).toEqual(keysOf('device'));
  expect(Object.keys(tab).toSorted()).toEqual(keysOf('tab').filter((key) => key !== 'tab'));
  const hers = Object.entries({ ...device, ...tab }).filter(([, text]) => canaryIn(text).length > 0);
  expect(hers.map(([key]) => key).toSorted()).toEqual([
    'exchange_bank',
    'exchange_draft',
    'persist:root',
    'token',
  ]);
});

/** An entry without anything of a session: gone, or a list of nothing. */
const isEmpty = (text: string | undefined) =>
  text === undefined || text === '[]' || text.includes('"changes":[]');

test('PERS-10, STATE-14: after a sign out the lines, the changes and the customer are in none of them', async () => {
  const { context, device, tab } = await visitEverything();
  await expect.poll(() => Object.keys(device)).toContain('saved_lines');
  await signOut(context);
  const ended = ['keep_session', 'saved_lines', 'sync_queue'];
  const left = () => Object.entries({ ...device, ...tab }).filter(([, text]) => canaryIn(text).length > 0);
  await expect.poll(() => [left(), ended.filter((key) => !isEmpty(device[key]))]).toEqual([[], []]);
  expect(tab).not.toHaveProperty('token');
});
