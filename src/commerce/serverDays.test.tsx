import { screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { describe, expect, test } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';
import { aMembership, aStatedCredit } from '#fixtures/credits.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { ShopContext, useShop } from './shop.ts';

type Stated = Parameters<typeof openAccount>[1];

/** A shop whose server has another day than the device. */
function ShopOn({ day, children }: PropsWithChildren<{ day: string }>) {
  const now = () => new Date(`${day}T12:00:00`).getTime();
  return <ShopContext value={{ ...useShop(), now }}>{children}</ShopContext>;
}

const open = (path: string, state: Stated, day: string) =>
  openAccount(
    path,
    state,
    'ar',
    'on',
    {},
    <ShopOn day={day}>
      <Shell />
    </ShopOn>,
  );

const expiry_date = '2021-08-01';
const credits = [aStatedCredit({ expiry_date })];
const memberships = [aMembership({ expiry_date })];

describe.each([
  {
    what: 'a credit',
    path: '/account/credits',
    state: ['a customer has credits', { ...signedInAs(), credits }] as Stated,
  },
  {
    what: 'a membership',
    path: '/account/memberships',
    state: ['a customer has memberships', { ...signedInAs(), memberships }] as Stated,
  },
])('$what', ({ path, state }) => {
  test.each([
    [expiry_date, /Vence el 01\/08\/2021/],
    ['2021-08-02', /Venció el 01\/08\/2021/],
  ])('on the day %s of the server it says %s', async (day, text) => {
    await open(path, state, day);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
