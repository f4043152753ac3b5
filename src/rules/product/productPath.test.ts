import { expect, test } from 'vitest';
import { productPath } from './productPath.ts';

test.each([
  ['/botin-negro-1.html', '/botin-negro-1.html'],
  ['/botin-negro-1.html/', '/botin-negro-1.html'],
  ['/mujer/botin-1.html/', '/mujer/botin-1.html'],
])('API-40, ROUTE-42: the product page %s is named %s in calls', (pathname, path) => {
  expect(productPath(pathname)).toBe(path);
});
