import { describe, expect, test } from 'vitest';
import '#api/payLater.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { getPayLaterCheck, getPayLaterWidget } from '#schemas/payLater.ts';

describe.each([
  ['API-41', 'whether buy now, pay later is shown', getPayLaterWidget],
  ['API-42, API-43', 'whether buy now, pay later can be used', getPayLaterCheck],
] as const)('%s: %s', (ids, what, call) => {
  test(`${ids}: it is`, async () => {
    const active = await interaction(call, {
      description: what,
      given: 'buy now, pay later is active',
      params: {},
      args: {},
      reply: { error: false, message: '' },
    });
    expect(active).toBe(true);
  });

  test(`${ids}, API-13: it is not, which the server says as a refusal`, async () => {
    const problem = await refusal(call, {
      description: `${what}, where it is not`,
      given: 'a call fails',
      params: { call: call.name, fault: 'refused' },
      args: {},
      reply: { error: true, message: 'Not active.' },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
  });
});
