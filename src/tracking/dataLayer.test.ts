import { expect, test, vi } from 'vitest';
import { type DataLayerHost, dataLayerOf } from './dataLayer.ts';
import type { DataLayerEvent } from './events.ts';

const click = (name: string): DataLayerEvent => ({
  event: 'promotionClick',
  promotion: { name, position: 'central 1' },
});

/** Waits until all that was given has been pushed or left out. */
const pushed = () => new Promise((resolve) => setTimeout(resolve));

test('TRACK-22: events go to window.dataLayer in their order, although one of them takes longer', async () => {
  const host: DataLayerHost = {};
  const notify = vi.fn<(event: DataLayerEvent) => void>();
  const { push } = dataLayerOf(host, notify);
  let release = (_event: DataLayerEvent) => undefined as void;
  push([new Promise<DataLayerEvent>((resolve) => (release = resolve)), click('two')]);
  push([click('three')]);
  await pushed();
  expect(host.dataLayer).toBeUndefined();
  release(click('one'));
  await pushed();
  expect(host.dataLayer).toEqual([click('one'), click('two'), click('three')]);
  expect(notify.mock.calls.flat()).toEqual(host.dataLayer);
});

test('TRACK-22: existing entries of the data layer stay', async () => {
  const host: DataLayerHost = { dataLayer: ['gtm.js'] };
  dataLayerOf(host, () => undefined).push([click('one')]);
  await pushed();
  expect(host.dataLayer).toEqual(['gtm.js', click('one')]);
});

test('TRACK-37: a push that throws and an event that cannot be made are ignored', async () => {
  const received: unknown[] = [];
  const push = vi.fn<(event: unknown) => number>((event) => {
    if (received.push(event) === 1) throw new Error('blocked');
    return received.length;
  });
  const host = { dataLayer: { push } as unknown as unknown[] };
  const layer = dataLayerOf(host, () => undefined);
  layer.push([click('one'), Promise.reject(new Error('no hash')), click('two')]);
  await pushed();
  expect(received).toEqual([click('one'), click('two')]);
});

test('TRACK-37: a data layer that cannot be read is ignored', async () => {
  const host: DataLayerHost = {
    get dataLayer(): unknown[] {
      throw new Error('blocked');
    },
  };
  const notify = vi.fn<() => void>();
  dataLayerOf(host, notify).push([click('one')]);
  await pushed();
  expect(notify).not.toHaveBeenCalled();
});

test('STATE-14: pushed events are removed again, and entries of other products stay', async () => {
  const others = { ...click('one') };
  const host: DataLayerHost = { dataLayer: [others] };
  const { push, forget } = dataLayerOf(host, () => undefined);
  push([Promise.resolve(click('one')), click('two')]);
  forget((event) => event.event === 'promotionClick' && event.promotion.name === 'one');
  push([click('one')]);
  await pushed();
  expect(host.dataLayer).toEqual([others, click('two'), click('one')]);
});
