import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { handlerIndex, indexedHandler } from './handlerIndex.ts';

const says = (text: string) => () => HttpResponse.text(text);

const handlers = [
  http.get('*/images/*', says('a picture')),
  http.get('*/api/home/', says('home')),
  http.post('*/api/cart/', ({ request }) =>
    request.headers.has('x-first') ? HttpResponse.text('first') : undefined,
  ),
  http.post('*/api/cart/', says('second')),
  http.get('*/api/order/:id', says('one order')),
  http.get('*/api/order/all', says('all orders')),
];

describe.each([
  ['found by method and path', handlerIndex(handlers)],
  ['as one handler', (request: Request) => getResponse([indexedHandler(handlers)], request)],
])('the handlers, %s', (_, answer) => {
  const ask = async (method: string, path: string, headers: Record<string, string> = {}) =>
    (await answer(new Request(`http://localhost${path}`, { method, headers })))?.text();

  test.each([
    ['GET', '/api/home/', 'home'],
    ['GET', '/api/home/?key=home_pwa&device=pwa', 'home'],
    ['GET', '/images/p/zp0001.jpg', 'a picture'],
    ['GET', '/api/order/100200', 'one order'],
  ])('%s %s is answered by %s', async (method, path, text) => {
    expect(await ask(method, path)).toBe(text);
  });

  test.each([
    ['POST', '/api/home/'],
    ['GET', '/api/home'],
    ['GET', '/home/'],
    ['GET', '/elsewhere/api/home/'],
    ['GET', '/api/home/more'],
    ['DELETE', '/images/p/zp0001.jpg'],
    ['GET', '/constructor'],
  ])('%s %s is answered by none', async (method, path) => {
    expect(await ask(method, path)).toBeUndefined();
  });

  test('of two for one path the first that answers wins', async () => {
    expect(await ask('POST', '/api/cart/', { 'x-first': 'yes' })).toBe('first');
    expect(await ask('POST', '/api/cart/')).toBe('second');
  });

  test('an exact path goes before a pattern, in any order of handlers', async () => {
    expect(await ask('GET', '/api/order/all')).toBe('all orders');
  });

  test('the handler receives the whole request', async () => {
    const echo = handlerIndex([
      http.post('*/api/cart/', async ({ request }) => HttpResponse.text(await request.text())),
    ]);
    const response = await echo(
      new Request('http://localhost/api/cart/', { method: 'POST', body: 'items=AB12-41%3D2' }),
    );
    expect(await response?.text()).toBe('items=AB12-41%3D2');
  });
});

test.each(['/api/home', '/src/main.tsx', '/api/silent/'])(
  'as one handler they leave %s, which none of them is for or answers, to the next one',
  async (path) => {
    const silent = http.get('*/api/silent/', () => undefined);
    const rest = http.all('*', says('the next one'));
    const request = new Request(`http://localhost${path}`);
    const response = await getResponse([indexedHandler([...handlers, silent]), rest], request);
    expect(await response?.text()).toBe('the next one');
  },
);
