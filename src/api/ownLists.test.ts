import { describe, expect, test } from 'vitest';
import { aCredit, aMembership } from '#fixtures/credits.ts';
import { entriesById, heldEntries, isGrowing, nextOffset } from '#rules/account/ownPages.ts';
import { creditId } from './credits.ts';
import { membershipId } from './memberships.ts';
import { pageLimit } from './ownPages.ts';

const credits = ['1', '2', '3', '4'].map((id_sales_rule) => aCredit({ id_sales_rule }));
const memberships = ['1', '2'].map((id_customer_membership) => aMembership({ id_customer_membership }));

describe('what is held of the lists of a customer', () => {
  test('CRED-01, CRED-04, ORD-05: credits by id_sales_rule, four at a time, more while a page is full', () => {
    const held = heldEntries([credits, credits], creditId);
    expect(held).toEqual(credits);
    expect([...entriesById(held, creditId).keys()]).toEqual(['1', '2', '3', '4']);
    expect(nextOffset([credits], { idOf: creditId, limit: pageLimit, more: 'full' })).toBe(4);
    const short = [credits, credits.slice(0, 3)];
    expect(nextOffset(short, { idOf: creditId, limit: pageLimit, more: 'full' })).toBeUndefined();
  });

  test('CRED-05: without a limit more are said to follow', () => {
    expect(nextOffset([credits.slice(0, 3)], { idOf: creditId, more: 'full' })).toBe(3);
  });

  test.each([
    ['nothing was read', [], false],
    ['the first page is empty', [[]], false],
    ['the first page has entries', [credits], true],
    ['the last page has another one', [credits.slice(0, 2), credits.slice(1, 3)], true],
    ['the last page has the same ones', [credits, credits], false],
    ['the last page is empty', [credits, []], false],
  ])('where %s, it has grown: %o', (_what, pages, hasGrown) => {
    expect(isGrowing(pages, creditId)).toBe(hasGrown);
  });

  test('MEMB-01: memberships by id_customer_membership', () => {
    const held = heldEntries([memberships, memberships], membershipId);
    expect([...entriesById(held, membershipId)].map(([id, each]) => [id, each.Membership_name])).toEqual([
      ['1', 'Club Oro'],
      ['2', 'Club Oro'],
    ]);
  });
});
