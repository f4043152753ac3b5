import { describe, expect, test } from 'vitest';
import { browser, otherBrowser, signInAs, visitAs } from '#mocks/visit.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getDevices } from '#schemas/twoStep.ts';

const done = { error: false, message: '' };

describe('the devices', () => {
  const idsOf = async ({ ask }: Awaited<ReturnType<typeof visitAs>>) =>
    (await ask<ReplyOf<typeof getDevices>>('getdevices')).Device.map(({ id }) => id);

  test('API-89: the browser of confiada is one of her two', async () => {
    const { ask, db } = await visitAs('confiada');
    const { Device } = await ask<ReplyOf<typeof getDevices>>('getdevices');
    expect(Device[0]).toEqual({
      id: '51',
      name: 'Chrome en Android',
      fingerprint: browser,
      date: '2026-03-02 12:00:00',
    });
    expect(Device.map(({ id }) => id)).toEqual(['51', '52']);
    expect(db.devices.list().length).toBe(2);
  });

  test('API-64: her second browser needs a code', async () => {
    const visitor = await visitAs('confiada');
    expect((await signInAs(visitor, 'confiada', otherBrowser)).customer.token).toBe('');
    expect((await signInAs(visitor, 'confiada')).customer.token).toMatch(/\w/);
  });

  test('API-90, TFA-12: are deleted one by one, and a browser that is needs a code again', async () => {
    const visitor = await visitAs('confiada');
    expect(await visitor.ask('deletedevice', { id: '51' })).toEqual(done);
    expect(await idsOf(visitor)).toEqual(['52']);
    expect(await visitor.ask('deletedevice', { id: '51' })).toMatchObject({ error: true });
    expect((await signInAs(visitor, 'confiada')).customer.token).toBe('');
  });

  test('API-90: of another customer cannot be deleted', async () => {
    const { ask, db } = await visitAs('ana');
    expect(await ask('deletedevice', { id: '51' })).toMatchObject({ error: true });
    expect(db.devices.find('51')).toBeDefined();
  });

  test('API-89: of a customer without any are none', async () => {
    expect(await idsOf(await visitAs('ana'))).toEqual([]);
  });
});
