import { expect, test } from 'vitest';
import { added, nextRequirement } from './edits.ts';

const list = 'const list = [\n  one,\n  two,\n];\n';

test.each([
  ['before a line', '  two', 'const list = [\n  one,\n  more,\n  two,\n];\n'],
  ['before the first line', 'const list', '  more,\nconst list = [\n  one,\n  two,\n];\n'],
  ['at the end', undefined, `${list}  more,\n`],
])('text is added %s', (_where, before, text) => {
  expect(added(list, { path: 'list.ts', text: '  more,\n', ...(before && { before }) })).toBe(text);
});

test('a missing line is named', () => {
  expect(() => added(list, { path: 'list.ts', before: 'two', text: '' })).toThrow(
    "list.ts has no line that begins with 'two'.",
  );
});

test.each([
  ['', 'OWN-01'],
  ['# Own requirements\n\n- **OWN-01** §0 — One. [unit]\n- **OWN-02** §0 — Two. [unit]\n', 'OWN-03'],
  ['- **OWN-01** §0 — One. [unit]\n- **OWN-03** §0 — Three. [unit]\n', 'OWN-04'],
])('the number after %j is %s', (text, id) => {
  expect(nextRequirement(text)).toBe(id);
});
