import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf } from '#rules/navigation/routes.ts';
import { addresses } from './addresses.ts';
import { nginxMap } from './nginxMap.ts';
import { fileOf, pageOf, pageRoutes } from './pageTable.ts';

const file = 'deploy/nginx/pages.conf';

/** What nginx makes of the file: the first expression that fits, else the default. */
function chosenByNginx(path: string) {
  const text = readFileSync(file, 'utf8');
  const lines = [...text.matchAll(/^ {2}"~(?<expression>.+)" (?<page>\S+);$/gm)];
  const fits = lines.find(({ groups }) => new RegExp(groups?.['expression'] ?? '').test(path));
  return fits?.groups?.['page'] ?? /default (\S+);/.exec(text)?.[1];
}

test('the rules for nginx are those of the route table (vitest -u writes them anew)', async () => {
  await expect(nginxMap(pageRoutes)).toMatchFileSnapshot(`../../${file}`);
});

test.each(addresses)('ROUTE-41, ROUTE-42: nginx chooses for %s as the shop does', (address) => {
  const { id } = routeOf(address);
  // It decodes the path before it compares.
  const path = decodeURI(address.replace(/\?.*$/, ''));
  expect(chosenByNginx(path)).toBe(`/${fileOf(pageOf(id))}`);
});

test('its expressions say nothing that is JavaScript alone', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\[\^\]|\(\?<|\\\//);
});
