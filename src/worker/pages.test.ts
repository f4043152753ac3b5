import { describe, expect, test } from 'vitest';
import { memoryCache } from '#testing/fakeBrowser.ts';
import { isExpected, pageHash, renewPage } from './pages.ts';

const page = (config: string, script = 'a') =>
  `<script type="application/json" id="config">${config}</script><script src="/assets/${script}.js"></script>`;
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const script = new Response('1', { headers: { 'content-type': 'text/javascript' } });

describe('a file at installation', () => {
  test.each([
    ['the page of this build, configured', html(page('{"mock":true}')), 'page', true],
    ['the page of another build', html(page('{}', 'b')), 'page', false],
    ['a page of the network for a page', html('Sign in'), 'page', false],
    ['a script', script, null, true],
    ['a page of the network for a script', html('Sign in'), null, false],
    ['a missing file', new Response('', { status: 404 }), null, false],
    ['an answer without content', new Response(null, { status: 204 }), null, false],
    ['a part of a file', new Response('1', { status: 206, headers: script.headers }), null, false],
  ])('PWA-05: %s is stored: %4$s', async (_what, response, revision, expected) => {
    const hash = revision && (await pageHash(page('\n {} \n')));
    expect(await isExpected(response, hash)).toBe(expected);
    // It is still to be stored.
    expect(response.bodyUsed).toBe(false);
  });
});

describe('a page after it was used', () => {
  const key = 'https://shop/shells/list.html?__WB_REVISION__=1';
  const renew = async (answer: (url: string, init: RequestInit) => Response) => {
    const cache = memoryCache();
    await cache.put(key, html(page('{"a":1}')));
    const fetch = async (url: string, init: RequestInit) => answer(url, init);
    await renewPage('/shells/list.html', key, { open: async () => cache, fetch });
    return (await cache.match(key))?.text();
  };

  test('COUNTRY-15, PWA-05: has the configuration that the server writes by now', async () => {
    expect(await renew(() => html(page('{"a":2}')))).toBe(page('{"a":2}'));
  });

  test('COUNTRY-15: is requested from the server, whatever the browser has of it', async () => {
    const sent: unknown[] = [];
    await renew((...request) => {
      sent.push(request);
      return html(page('{"a":2}'));
    });
    expect(sent).toEqual([['/shells/list.html', { cache: 'no-cache' }]]);
  });

  test.each([
    ['of another build', () => html(page('{"a":2}', 'b'))],
    ['of the network', () => html('Sign in')],
    ['that is missing', () => new Response('', { status: 404 })],
    [
      'without network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('PWA-05: stays as it is with a page %s', async (_what, answer) => {
    expect(await renew(answer)).toBe(page('{"a":1}'));
  });
});
