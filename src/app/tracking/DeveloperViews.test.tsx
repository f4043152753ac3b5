import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { bannersLoaded, renderShop } from '#testing/render/renderShop.tsx';
import type { DataLayerEvent } from '#tracking/events.ts';
import { makeTrail, readEventsSwitch, showsEvents } from './eventTrail.ts';

const click = (name: string): DataLayerEvent => ({
  event: 'promotionClick',
  promotion: { name, position: 'central 1' },
});

test('an address enables the events view for its tab, and disables it again', () => {
  const tab = memoryTab();
  readEventsSwitch('', tab);
  expect(showsEvents(tab)).toBe(false);
  readEventsSwitch('?eventos=si', tab);
  readEventsSwitch('?eventos=quizas', tab);
  expect(showsEvents(tab)).toBe(true);
  readEventsSwitch('?eventos=no', tab);
  expect(showsEvents(tab)).toBe(false);
});

test('a listener that is added later gets the last events', () => {
  const { add, listen } = makeTrail(2);
  for (const name of ['one', 'two', 'three']) add({ to: 'dataLayer', event: click(name) });
  const heard: unknown[] = [];
  const stop = listen(({ event }) => heard.push(event));
  expect(heard).toEqual([click('two'), click('three')]);
  add({ to: 'dataLayer', event: click('four') });
  stop();
  add({ to: 'dataLayer', event: click('five') });
  expect(heard).toEqual([click('two'), click('three'), click('four')]);
});

test('a tab with the events view shows the events of its pages, the newest first', async () => {
  renderShop({ tab: memoryTab({ closed_banners: 'city', events_view: 'si' }) });
  await screen.findByRole('heading', { level: 1, name: 'Todo el verano a pie' });
  await bannersLoaded();
  const count = await screen.findByText(/^Eventos: /);
  fireEvent.click(count);
  // Modules of a worker are shared, and with them the pages of other tests.
  const [latest] = await screen.findAllByText(/"event": "pageview"/);
  expect(latest).toBeVisible();
});

test('a tab without the events view shows none', async () => {
  renderShop();
  await screen.findByRole('heading', { level: 1, name: 'Todo el verano a pie' });
  await bannersLoaded();
  await act(() => import('./DeveloperViews.tsx'));
  expect(screen.queryByText(/^Eventos: /)).toBeNull();
});
