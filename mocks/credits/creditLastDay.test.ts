import { expect, test } from 'vitest';
import { signInAs, visit } from '#mocks/visit.ts';
import type { getCredits } from '#schemas/credits.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';

const day = 86_400_000;

/** Ana, with a new token for each call. */
async function open(visitor: string) {
  const opened = await visit(visitor);
  const ask = async <Reply>(path: string, form: Record<string, string>) => {
    const { token } = (await signInAs(opened, 'ana')).customer;
    return opened.send<Reply>(`${path}?api_version=2`, { token, ...form });
  };
  return { ...opened, ask };
}

const page = { limit: '4', offset: '0' };

test('a credit can be used on the last of its days, and not on the next', async () => {
  const { ask, pass } = await open('credit on its last day');
  const available = async () =>
    (await ask<ReplyOf<typeof getCredits>>('customer/credit', page)).credits.find(
      ({ expiry_date }) => expiry_date === '2026-03-05',
    )?.available_amount;
  // From 2 to 5 March.
  pass(3 * day);
  expect(await available()).toBe(18_990);
  pass(day);
  expect(await available()).toBe(0);
});
