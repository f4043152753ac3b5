import { describe, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { parseList } from '#lib/lists.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { createDeviceList, deviceList } from './deviceList.ts';

const parse = (text: string | null) => parseList(text).map(String);
/** A list that is being read. */
function open(storage: DeviceStorage | undefined) {
  const list = createDeviceList(storage, 'words', parse);
  list.read();
  return list;
}
const add = (word: string) => (words: readonly string[]) => [word, ...words.filter((each) => each !== word)];

/** Lets everything that is not delayed by the test be done. */
const moment = () => new Promise((resolve) => setTimeout(resolve));

/** A storage that answers when it is told to, in the order of the calls. */
function slowStorage(texts: Record<string, string> = {}) {
  const storage = memoryStorage(texts);
  const calls: (() => void)[] = [];
  const later = <Answer>(work: () => Answer) =>
    new Promise<Answer>((resolve) => {
      calls.push(() => resolve(work()));
    });
  return {
    texts,
    getItem: (key: string) => later(() => storage.getItem(key) as string | null),
    setItem: (key: string, text: string) => later(() => storage.setItem(key, text) as undefined),
    removeItem: (key: string) => later(() => storage.removeItem(key) as undefined),
    /** Answers the calls so far, and those that follow from them. */
    answer: async () => {
      await moment();
      for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
        call();
        await moment();
      }
    },
  };
}

const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe.each([
  ['at once', (texts: Record<string, string>) => ({ ...memoryStorage(texts), answer: moment })],
  ['late', slowStorage],
])('FIND-04, FIND-06, SIZE-03: a list in a storage that answers %s', (_when, make) => {
  test('has the stored items, the same list until they change', async () => {
    const storage = make({ words: '["botas"]' });
    const list = open(storage);
    expect(list.items()).toEqual([]);
    await storage.answer();
    const items = list.items();
    expect(items).toEqual(['botas']);
    list.read();
    await storage.answer();
    expect(list.items()).toBe(items);
  });

  test('adds to what is stored, also if it was never read', async () => {
    const storage = make({ words: '["botas"]' });
    createDeviceList(storage, 'words', parse).change(add('jean'));
    await storage.answer();
    expect(storage.texts).toEqual({ words: '["jean","botas"]' });
  });

  test('shows a change at once, and stores it', async () => {
    const storage = make({ words: '["botas"]' });
    const list = open(storage);
    await storage.answer();
    list.change(add('jean'));
    expect(list.items()).toEqual(['jean', 'botas']);
    await storage.answer();
    expect(storage.texts).toEqual({ words: '["jean","botas"]' });
    expect(list.items()).toEqual(['jean', 'botas']);
  });

  test('has what was added before the storage answered, in front of what it had', async () => {
    const storage = make({ words: '["botas","jean"]' });
    const list = open(storage);
    list.change(add('jean'));
    list.change(add('gorra'));
    expect(list.items()).toEqual(['gorra', 'jean']);
    await storage.answer();
    expect(list.items()).toEqual(['gorra', 'jean', 'botas']);
    expect(storage.texts).toEqual({ words: '["gorra","jean","botas"]' });
  });

  test('adds to what another tab has written, and shows it', async () => {
    const storage = make({});
    const [one, other] = [open(storage), open(storage)];
    await storage.answer();
    one.change(add('botas'));
    await storage.answer();
    other.change(add('jean'));
    await storage.answer();
    expect(other.items()).toEqual(['jean', 'botas']);
    expect(one.items()).toEqual(['botas']);
    one.read();
    await storage.answer();
    expect(one.items()).toEqual(['jean', 'botas']);
  });

  test('is empty once another tab has emptied it', async () => {
    const storage = make({ words: '["botas"]' });
    const list = open(storage);
    await storage.answer();
    delete storage.texts['words'];
    list.read();
    await storage.answer();
    expect(list.items()).toEqual([]);
  });

  test('notifies of every change, and not of what is the same', async () => {
    const storage = make({ words: '["botas"]' });
    const list = open(storage);
    const seen: (readonly string[])[] = [];
    const end = list.subscribe(() => seen.push(list.items()));
    await storage.answer();
    list.read();
    await storage.answer();
    list.change(add('jean'));
    await storage.answer();
    list.read();
    await storage.answer();
    expect(seen).toEqual([['botas'], ['jean', 'botas']]);
    end();
    list.change(add('gorra'));
    expect(seen).toHaveLength(2);
  });
});

describe('FIND-04, FIND-06, SIZE-03: a list without a storage that works', () => {
  test.each<[string, DeviceStorage | undefined]>([
    ['there is none', undefined],
    ['it is blocked', { getItem: fail, setItem: fail, removeItem: fail }],
    [
      'it refuses later',
      {
        getItem: () => Promise.reject(new Error('blocked')),
        setItem: () => Promise.reject(new Error('blocked')),
        removeItem: () => Promise.reject(new Error('blocked')),
      },
    ],
    [
      'it never answers',
      { getItem: () => new Promise(() => undefined), setItem: () => undefined, removeItem: () => undefined },
    ],
  ])('lasts as long as the page where %s', async (_why, storage) => {
    const list = open(storage);
    list.change(add('botas'));
    await moment();
    list.change(add('jean'));
    await moment();
    list.read();
    await moment();
    expect(list.items()).toEqual(['jean', 'botas']);
  });

  test('shows what a full storage refuses, and stores all of it once there is space', async () => {
    const texts = { words: '["botas"]' };
    const storage = memoryStorage(texts);
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(fail);
    const list = open(storage);
    list.change(add('jean'));
    await moment();
    list.change(add('gorra'));
    await moment();
    list.read();
    await moment();
    expect(list.items()).toEqual(['gorra', 'jean', 'botas']);
    expect(texts).toEqual({ words: '["botas"]' });
    // What another tab writes meanwhile does not cost what only this page has.
    texts.words = '["de otra"]';
    list.read();
    await moment();
    expect(list.items()).toEqual(['gorra', 'jean', 'botas']);
    setItem.mockRestore();
    list.change(add('sombrero'));
    await moment();
    expect(texts).toEqual({ words: '["sombrero","gorra","jean","botas"]' });
    texts.words = '[]';
    list.read();
    await moment();
    expect(list.items()).toEqual([]);
  });
});

test('FIND-04, FIND-06, SIZE-03: a page has one list of each kind, and each page its own', () => {
  const words = deviceList('words', parse);
  const [one, other] = [{ storage: memoryStorage() }, {}];
  expect(words(one)).toBe(words(one));
  expect(words(one)).not.toBe(words(other));
  expect(deviceList('other words', parse)(one)).not.toBe(words(one));
});
