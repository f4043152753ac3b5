import { describe, expect, test } from 'vitest';
import { getCart } from '#schemas/cart.ts';
import { type Pact, readPact } from '#contracts/pact/pactFile.ts';
import { driftCall } from './driftCall.ts';
import { driftReport } from './driftReport.ts';

/** The contract of the call, of four of its interactions. */
function cartContract(): Pact {
  const pact = readPact('api');
  const wanted = new Set([
    'the cart of a hash',
    'the cart of a hash, with reduced items',
    'the cart of a hash, with an item at full price',
    'a cart that is not there',
  ]);
  return {
    ...pact,
    interactions: pact.interactions.filter(({ description }) => wanted.has(description)),
  };
}

describe('the replay of a backend that changed', () => {
  test('LAB-11: every change of a cart turns its contract red, or is listed with a reason', async () => {
    const drifts = await driftCall(getCart, cartContract());
    const red = drifts.results.filter((result) => result.red).map(({ change, path }) => `${change} ${path}`);
    expect(red).toEqual(
      expect.arrayContaining([
        'a message translated message',
        'a number as text cart.total_value',
        'an amount in cents cart.items.*.price',
        'null for nothing cart.coupon.coupons',
        'a path made absolute cart.items.*.url',
        'the cart of another cart.hash',
        'the two prices swapped cart.items.*',
        'a total without shipping cart',
        'an extra wrapper ',
        'another status for the same failure ',
      ]),
    );
    const report = driftReport();
    const lines = report.add(drifts);
    expect(lines.filter((line) => line.includes('HARMFUL'))).toEqual([]);
    expect(report.end(false).passed).toBe(true);
  });

  test('LAB-11: what a contract matches by type alone stays green, and is named', async () => {
    const pact = cartContract();
    for (const { response } of pact.interactions as { response: { matchingRules?: { body?: object } } }[]) {
      const rules = response.matchingRules?.body ?? {};
      for (const path of Object.keys(rules))
        if (/hash|message/.test(path)) Object.assign(rules, { [path]: { matchers: [{ match: 'type' }] } });
    }
    const report = driftReport();
    const lines = report.add(await driftCall(getCart, pact));
    expect(lines).toContain('  GREEN AND HARMFUL: cart.hash');
    expect(report.end(false).passed).toBe(false);
  });
});

describe('the report', () => {
  const wrapped = { change: 'an extra wrapper', path: '' };
  const translated = { change: 'a message translated', path: 'message' };

  test('LAB-11: counts a green change that is not listed as harmful', () => {
    const report = driftReport();
    const results = [
      { ...wrapped, red: false },
      { ...translated, red: false },
      { ...translated, path: 'error', red: true },
    ];
    expect(report.add({ call: 'getHome', results })).toEqual([
      'getHome × an extra wrapper: 1 GREEN AND HARMFUL',
      '  GREEN AND HARMFUL: the whole reply',
      'getHome × a message translated: 1 red, 1 harmless',
      expect.stringMatching(/^ {2}harmless: message \(.+\)$/),
    ]);
    expect(report.end(false)).toEqual({
      lines: ['1 red, 1 harmless with reason, 1 GREEN AND HARMFUL'],
      passed: false,
    });
  });

  test('LAB-11: fails without any red change, and with an entry of the list that nothing needs', () => {
    expect(driftReport().end(false).passed).toBe(false);
    const report = driftReport();
    report.add({ call: 'getHome', results: [{ ...wrapped, red: true }] });
    expect(report.end(false).passed).toBe(true);
    expect(report.end(true).passed).toBe(false);
  });
});
