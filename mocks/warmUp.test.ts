import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { warmUp } from './warmUp.ts';

test('a server that starts renders the pictures of home, the window of the first screen before all', async () => {
  const asked: string[] = [];
  const app = new Hono().get('*', (context) => {
    asked.push(`${context.req.path} ${context.req.header('accept')}`);
    return context.text('');
  });
  await warmUp(app);
  expect(asked[0]).toBe('/images/home/zapatillas.jpg image/avif');
  expect(asked).toContain('/images/home/vestidos.jpg image/avif');
  expect(asked.at(-1)).toBe('/images/home/jeans.jpg image/avif');
});

test('one after the other, so that a visitor who comes meanwhile is served', async () => {
  let running = 0;
  const most: number[] = [];
  const app = new Hono().get('*', async (context) => {
    running += 1;
    most.push(running);
    await Promise.resolve();
    running -= 1;
    return context.text('');
  });
  await warmUp(app);
  expect(Math.max(...most)).toBe(1);
});
