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

  test('is not used before the storage was read', () => {
    const gate = createWriteGate(
      { getItem: () => 'after', setItem: () => undefined },
      'root',
      () => undefined,
    );
    expect(gate.reread()).toEqual({ known: null, found: null });
  });
});

describe('PERS-06: what is written before the storage was read', () => {
  function gateOf() {
    const written: string[] = [];
    const setItem = (_key: string, text: string) => void written.push(text);
    return { written, gate: createWriteGate({ getItem: () => null, setItem }, 'root', () => undefined) };
  }

  test('waits, and the newest of it is written afterwards, once', async () => {
    const { gate, written } = gateOf();
    await gate.write('first');
    await gate.write('second');
    gate.open(null);
    expect(written).toEqual([]);
    await gate.settle();
    await gate.settle();
    expect(written).toEqual(['second']);
    expect(gate.writes()).toBe(1);
  });

  test('gives way to what was written since', async () => {
    const { gate, written } = gateOf();
    await gate.write('before');
    gate.open(null);
    await gate.write('after');
    await gate.settle();
    expect(written).toEqual(['after']);
  });
});
