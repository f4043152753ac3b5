import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { warmUp } from './warmUp.ts';

/** A server that notes what it is asked for, and has the same products in every list. */
function noting(status: 200 | 500 = 200) {
  const asked: string[] = [];
  const priorities = new Set<string>();
  let running = 0;
  let most = 0;
  const app = new Hono().all('*', async (context) => {
    running += 1;
    most = Math.max(most, running);
    const { path, method } = context.req;
    const what = method === 'POST' ? (await context.req.json<{ path: string }>()).path : path;
    const country = context.req.header('x-mock-country');
    asked.push(`${country} ${what} ${context.req.header('accept') ?? method}`);
    priorities.add(context.req.header('priority') ?? method);
    running -= 1;
    return context.json({ products: [{ productImage: 'http://localhost/images/p/zp0001-1.jpg' }] }, status);
  });
  return { app, asked, priorities, most: () => most };
}

test('the start renders the pictures of home, those of the first screen first', async () => {
  const { app, asked } = noting();
  await warmUp(app);
  expect(asked[0]).toBe('ar /images/home/zapatillas.jpg image/avif');
  expect(asked).toContain('ar /images/home/vestidos.jpg image/avif');
  expect(asked[5]).toBe('ar /images/home/jeans.jpg image/avif');
});

test('then the first pictures of the lists that home links to, in the widths of a phone', async () => {
  const { app, asked } = noting();
  await warmUp(app);
  expect(asked.slice(6, 9)).toEqual([
    'ar /mujer/calzado/zapatillas/ POST',
    'ar /images/p/zp0001-1-480.jpg image/avif',
    'ar /images/p/zp0001-1-720.jpg image/avif',
  ]);
  expect(asked).toContain('ar /mujer/ropa/vestidos/ POST');
});

test('COUNTRY-20: then the pictures of the other countries', async () => {
  const { app, asked } = noting();
  await warmUp(app);
  const countries = asked.map((each) => each.slice(0, 2));
  expect([...new Set(countries)]).toEqual(['ar', 'cl', 'co', 'br']);
  expect(countries.toSorted((one, other) => 'arclcobr'.indexOf(one) - 'arclcobr'.indexOf(other))).toEqual(
    countries,
  );
  expect(asked).toContain('co /images/home/vestidos.jpg image/avif');
});

test('with the lowest urgency', async () => {
  const { app, priorities } = noting();
  await warmUp(app);
  expect([...priorities]).toEqual(['u=7', 'POST']);
});

test('one at a time, so that a visitor is served in between', async () => {
  const { app, most } = noting();
  await warmUp(app);
  expect(most()).toBe(1);
});

test('a list without a response is skipped', async () => {
  const { app, asked } = noting(500);
  await warmUp(app);
  expect(asked.filter((each) => each.includes('/p/'))).toEqual([]);
});
