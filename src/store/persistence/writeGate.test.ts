import { describe, expect, test } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { createWriteGate } from './writeGate.ts';

const gateOn = (getItem: DeviceStorage['getItem']) => {
  const gate = createWriteGate({ getItem, setItem: () => undefined }, 'root', () => undefined);
  gate.open('before');
  return gate;
};

describe('KEEP-04: what is stored now', () => {
  test.each<[string, DeviceStorage['getItem'], string]>([
    ['is what another tab has written', () => 'after', 'after'],
    ['is what was known, in a storage that answers later', () => Promise.resolve('after'), 'before'],
    ['is what was known, where it was removed', () => null, 'before'],
    [
      'is what was known, where it cannot be read',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      'before',
    ],
  ])('%s', (_what, getItem, found) => {
    expect(gateOn(getItem).reread()).toEqual({ known: 'before', found });
  });

  test('is not asked before the storage was read', () => {
    const gate = createWriteGate(
      { getItem: () => 'after', setItem: () => undefined },
      'root',
      () => undefined,
    );
    expect(gate.reread()).toEqual({ known: null, found: null });
  });
});
