import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf } from '#rules/navigation/routes.ts';
import { addresses } from './addresses.ts';
import { nginxMap } from './nginxMap.ts';
import { fileOf, pageOf } from '#rules/navigation/pageFile.ts';
import { pageRoutes } from './pageTable.ts';

const file = 'deploy/nginx/pages.conf';

/** The page of the first line of the file whose expression fits as JavaScript, else the default. */
function pageInFile(path: string) {
  const text = readFileSync(file, 'utf8');
  const lines = [...text.matchAll(/^ {2}"~(?<expression>.+)" (?<page>\S+);$/gm)];
  const fits = lines.find(({ groups }) => new RegExp(groups?.['expression'] ?? '').test(path));
  return fits?.groups?.['page'] ?? /default (\S+);/.exec(text)?.[1];
}

test('the rules for nginx are those of the route table (vitest -u writes them anew)', async () => {
  await expect(nginxMap(pageRoutes)).toMatchFileSnapshot(`../../${file}`);
});

test.each(addresses)(
  'the text of the rules, read as JavaScript, leads %s to the page of the shop',
  (address) => {
    const { id } = routeOf(address);
    // $uri is decoded.
    const path = decodeURI(address.replace(/\?.*$/, ''));
    expect(pageInFile(path)).toBe(`/${fileOf(pageOf(id))}`);
  },
);

test('its expressions say nothing that is JavaScript alone', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\[\^\]|\(\?<|\\\//);
});
