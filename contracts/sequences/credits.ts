import { aMembership, aStatedCredit } from '#fixtures/credits.ts';
import { aBankAccount } from '#fixtures/customer.ts';
import { getCredits, returnCredit } from '#schemas/credits.ts';
import { getMemberships } from '#schemas/memberships.ts';
import { maria, page, signInLuz, token } from './people.ts';
import { sequence, state } from './sequence.ts';

const id_sales_rule = '8801';
const credit = aStatedCredit({ id_sales_rule, expiry_date: '2030-08-01' });
const given = state('a customer has credits', { ...maria, credits: [credit] });
const payload = JSON.stringify({ id_sales_rule, amount: 7500, bank_data: aBankAccount() });

export const creditSequences = [
  sequence(returnCredit, 'nothing is left of a credit that is paid out', given, async ({ does, shows }) => {
    await shows(getCredits, page, { credits: [{ id_sales_rule, available_amount: 7500 }] });
    await does(returnCredit, { token, payload });
    await shows(getCredits, page, { credits: [{ id_sales_rule, available_amount: 0 }] });
  }),
  sequence(getCredits, 'another customer sees no credit, and is not paid it', given, async (steps) => {
    const luz = await signInLuz(steps);
    await steps.hides(getCredits, { ...page, token: luz.token }, id_sales_rule);
    await steps.refuses(returnCredit, { token: luz.token, payload });
    await steps.shows(getCredits, page, { credits: [{ id_sales_rule, available_amount: 7500 }] });
  }),
  sequence(
    getMemberships,
    'another customer sees no membership',
    state('a customer has memberships', { ...maria, memberships: [aMembership()] }),
    async (steps) => {
      const luz = await signInLuz(steps);
      const { coupon } = aMembership();
      await steps.shows(getMemberships, page, { memberships: [{ coupon }] });
      await steps.hides(getMemberships, { ...page, token: luz.token }, coupon);
    },
  ),
];
