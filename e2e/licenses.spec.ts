import { readFileSync } from 'node:fs';
import { expect, test } from './journey.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** What may be shipped to shoppers: a package with another license is refused until someone has read that. */
const allowed = new Set(['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)']);

test('the licenses of the packages in the build and of its font are served', async ({ request }) => {
  const textOf = async (name: string) => {
    const response = await request.get(`/licenses/${name}.txt`);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    return response.text();
  };
  const packages = `${await textOf('shop')}\n${await textOf('worker')}`;
  // react-router-dom only re-exports react-router.
  for (const [name, version] of Object.entries(dependencies))
    expect.soft(packages).toContain(`## ${name.replace('router-dom', 'router')} - ${version} (`);
  const sections = packages.split(/^## /m).slice(1);
  const licenses = sections.map((section) => / \((.+)\)$/m.exec(section)?.[1] ?? section);
  expect(licenses.filter((license) => !allowed.has(license))).toEqual([]);
  expect(sections.filter((section) => !/copyright/i.test(section))).toEqual([]);
  expect(await textOf('font')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
