import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from '#schemas/settings.ts';
import { unavailableTexts } from '#texts/unavailable.ts';
import { openUnavailable } from './openUnavailable.ts';

const page = './unavailable.tsx';

afterEach(() => {
  vi.doUnmock(page);
  vi.restoreAllMocks();
});

const issues = readSettings('{}').issues ?? [];
const newRoot = () => ({ textContent: 'Skeleton' }) as HTMLElement;

test('COUNTRY-15: a page without valid settings shows the page of a shop that is unavailable', async () => {
  const showUnavailable = vi.fn();
  vi.doMock(page, () => ({ showUnavailable }));
  const root = newRoot();
  await openUnavailable(root, issues);
  expect(showUnavailable).toHaveBeenCalledExactlyOnceWith(root, issues);
  expect(root.textContent).toBe('Skeleton');
});

test('COUNTRY-15: where the code of that page does not load, its title takes the place of the skeleton, and the console is told why', async () => {
  vi.doMock(page, () => {
    throw new TypeError('Failed to fetch');
  });
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const root = newRoot();
  await openUnavailable(root, issues);
  expect(root.textContent).toBe(unavailableTexts('ar').unavailable.title);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(Error), issues);
  expect(issues.map(({ message }) => message).join()).toContain('sdkKey');
});
