import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inlineHashes, writePage } from './writePage.ts';

const entry = '<script type="module" crossorigin src="/assets/index.js"></script>';
const sheet = '<link rel="stylesheet" crossorigin href="/assets/index.css">';

/** The document as the bundler leaves it. */
const built = readFileSync('index.html', 'utf8')
  .replace('<script type="module" src="/src/main.tsx"></script>', '')
  .replace('</head>', `${entry}\n    ${sheet}\n  </head>`);

const parts = {
  markup: '<main class="a">$& $1</main>',
  css: '.a{color:red}',
  script: 'send("$&")',
  scripts: ['/assets/HomeScreen.js'],
};

const page = writePage(built, parts);
const place = (text: string) => {
  expect(page.split(text)).toHaveLength(2);
  return page.indexOf(text);
};

describe('a page', () => {
  test('holds what is drawn first as it came, and one style that dresses it', () => {
    expect(page).toContain('<div id="root"><main class="a">$& $1</main></div>');
    expect(page.match(/<style>[^]*?<\/style>/g)).toEqual([
      '<style>@layer base, parts, screen;.a{color:red}</style>',
    ]);
  });

  test('sends its first call after the settings it reads, before the markup and anything that holds up a script', () => {
    expect(place('id="config"')).toBeLessThan(place('<script>send("$&")</script>'));
    expect(place('send("$&")')).toBeLessThan(place('src="/assets/index.js"'));
    expect(place('send("$&")')).toBeLessThan(place('<body>'));
    expect(place('send("$&")')).toBeLessThan(place(sheet));
  });

  test('links the stylesheet after what it may not hold up', () => {
    expect(place('<div id="root">')).toBeLessThan(place(sheet));
    expect(place('href="/assets/HomeScreen.js"')).toBeLessThan(place('<body>'));
    expect(place('src="/assets/index.js"')).toBeGreaterThan(0);
  });

  test('leaves the line to the call and the first picture before the script', () => {
    expect(page).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">');
    expect(page).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/HomeScreen.js">',
    );
  });

  test('without a first call holds no script of its own', () => {
    expect(writePage(built, { ...parts, script: '' })).not.toContain('<script>');
  });

  test.each(['</script>', '<!--', '</STYLE>'])('refuses a script or style with %s in it', (text) => {
    expect(() => writePage(built, { ...parts, script: text })).toThrow('its script would end too early');
    expect(() => writePage(built, { ...parts, css: text })).toThrow('its style would end too early');
  });

  test('APP-47: is the same for every visitor, and stored: it names no address of one', () => {
    expect(page).not.toContain('client-ip');
  });

  test('refuses a document that it does not know', () => {
    expect(() => writePage(built.replace('id="root"', ''), parts)).toThrow('stands 0 times');
    expect(() => writePage(built + built, parts)).toThrow('stands 2 times');
  });
});

test('the hashes name each inline script and style, and nothing else', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(inlineHashes(page)).toEqual({
    scripts: [hash('send("$&")')],
    styles: [hash('@layer base, parts, screen;.a{color:red}')],
  });
});
