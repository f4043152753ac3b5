import { describe, expect, test } from 'vitest';
import '#api/memberships.ts';
import { aMembership } from '#fixtures/credits.ts';
import { getMemberships } from '#schemas/memberships.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { done, refusedBy, sameEntries, signedIn } from './knownCustomer.ts';

const page = { token: 'tok-140', limit: 4, offset: 0 };
const memberships = [
  aMembership(),
  aMembership({
    id_customer_membership: '62',
    Membership_name: 'Club Envíos',
    content_block: '',
    coupon: '',
    expiry_date: '',
  }),
];

describe('the memberships of a customer', () => {
  test('API-80, ORD-05: with the key of their content and their coupons', async () => {
    const result = await interaction(getMemberships, {
      description: 'the memberships of a customer',
      given: 'a customer has memberships',
      params: { ...signedIn, memberships },
      args: page,
      reply: { ...done, memberships },
      matches: sameEntries('memberships', aMembership()),
    });
    expect(result).toMatchObject({ memberships });
  });

  test('API-80, ORD-05: the page after those that are held', async () => {
    const rest = memberships.slice(1);
    const result = await interaction(getMemberships, {
      description: 'the memberships after the first one',
      given: 'a customer has memberships',
      params: { ...signedIn, memberships },
      args: { ...page, offset: 1 },
      reply: { ...done, memberships: rest },
      matches: sameEntries('memberships', aMembership()),
    });
    expect(result).toMatchObject({ memberships: rest });
  });

  test('API-80: are an empty list where there are none', async () => {
    const result = await interaction(getMemberships, {
      description: 'the memberships of a customer without any',
      given: 'a customer is signed in',
      params: signedIn,
      args: page,
      reply: { ...done, memberships: [] },
      matches: { memberships: exactly },
    });
    expect(result).toMatchObject({ memberships: [] });
  });

  test('API-80: of a token that has expired are refused', async () => {
    const problem = await refusal(getMemberships, {
      description: 'the memberships for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: page,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});
