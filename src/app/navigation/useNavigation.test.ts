import { expect, test } from 'vitest';
import {
  emptyTabHistory,
  parseTabHistory,
  recordEntry,
  stepsBackTo,
  type TabHistory,
} from './useNavigation.ts';

const entry = (url: string, key = url) => ({ key, url });
const walk = (...urls: string[]) =>
  urls.reduce<TabHistory>((tab, url) => recordEntry(tab, entry(url), 'PUSH'), emptyTabHistory);

test('ROUTE-65: an entry of this tab is so many steps back', () => {
  expect(stepsBackTo(walk('/mujer/', '/botin-1.html', '/bota-2.html'), '/mujer/')).toBe(2);
});

test('ROUTE-65: of two entries of one address the newest counts, and the shown one does not', () => {
  const tab = walk('/mujer/', '/cart');
  expect(stepsBackTo(recordEntry(tab, entry('/mujer/', 'again'), 'PUSH'), '/mujer/')).toBe(2);
});

test('ROUTE-65: an address that this tab has not visited has no steps', () => {
  expect(stepsBackTo(walk('/mujer/'), '/')).toBeUndefined();
});

test('ROUTE-65: a push after going back forgets what lay ahead', () => {
  const back = recordEntry(walk('/a', '/b', '/c'), entry('/a'), 'POP');
  expect(recordEntry(back, entry('/d'), 'PUSH')).toEqual({ entries: [entry('/a'), entry('/d')], at: 1 });
});

test('ROUTE-65: a replaced entry has the index of the old one', () => {
  const tab = recordEntry(walk('/a', '/b'), entry('/c'), 'REPLACE');
  expect(tab).toEqual({ entries: [entry('/a'), entry('/c')], at: 1 });
});

test('ROUTE-65: after a reload without storage the tab has only the shown entry', () => {
  expect(recordEntry(emptyTabHistory, entry('/a'), 'POP')).toEqual({ entries: [entry('/a')], at: 0 });
});

test('ROUTE-65: the first entries of two documents, which the router names alike, are not the same', () => {
  const home = recordEntry(emptyTabHistory, entry('/', 'default'), 'POP');
  const list = recordEntry(home, entry('/mujer/', 'default'), 'POP');
  const product = recordEntry(list, entry('/botin-1.html'), 'PUSH');
  expect(stepsBackTo(product, '/mujer/')).toBe(1);
  expect(stepsBackTo(product, '/')).toBeUndefined();
});

test('ROUTE-65, REACH-01: a jump within a page, such as that of the skip link, is one more entry', () => {
  const product = walk('/mujer/', '/botin-1.html?x=1');
  const jumped = recordEntry(product, entry('/botin-1.html?x=1#main', 'default'), 'POP');
  expect(stepsBackTo(jumped, '/mujer/')).toBe(2);
  expect(recordEntry(jumped, entry('/botin-1.html?x=1'), 'POP')).toEqual({ ...jumped, at: 1 });
});

test('ROUTE-65: a hundred entries are known', () => {
  const tab = walk(...Array.from({ length: 101 }, (_, index) => `/${index}`));
  expect(tab.entries).toHaveLength(100);
  expect(stepsBackTo(tab, '/1')).toBe(99);
  expect(stepsBackTo(tab, '/0')).toBeUndefined();
});

test('ROUTE-65: a tab restores its history after a reload', () => {
  const tab = walk('/mujer/', '/botin-1.html');
  expect(parseTabHistory(JSON.stringify(tab))).toEqual(tab);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '{"entries":[],"at":0}',
  '{"entries":[{"url":"/"}],"at":0}',
  '{"entries":[],"at":-2}',
])('ROUTE-65: a stored history %j is invalid', (text) => {
  expect(parseTabHistory(text)).toEqual(emptyTabHistory);
});
