import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exchangeDraftKey } from '#store/session/traces.ts';
import { newDraft } from '#rules/exchange/draft.ts';
import { exchanging } from '#testing/render/openExchange.ts';
import { inState } from './accountWorld.ts';

const changereturn = '/account/exchange/changereturn';
/** The article that is exchanged. */
export const sku = 'ZP0001-38';
const { customer } = exchanging();

/** The answers of a change. */
export const change = {
  order_nr: '200012345',
  skus: [sku],
  reason: 'small',
  details: { [sku]: 'Me aprieta en la punta' },
  replacements: { [sku]: 'ZP0001-39' },
  address: '301',
  way: 'home_pickup' as const,
};
/** The answers of a return to a bank account. */
export const refund = { ...change, reason: 'defect', method: 'bank_transfer' };

/** A question of the wizard after these answers, and after the end of a session with an account where one was typed. */
export function at(
  step: string,
  answers: object,
  more: Parameters<typeof exchanging>[0] = {},
  hasBank = false,
) {
  const { world } = inState(
    `${changereturn}?step=${step}`,
    'a customer can exchange an order',
    exchanging(more),
  );
  const draft = { ...newDraft(), ...answers };
  const tab = { [exchangeDraftKey]: JSON.stringify({ customer: customer.id_customer, draft, hasBank }) };
  return { world: { ...world, tab } };
}

/** Waits for a text, which may be there more than once. */
export const sees =
  (text: string | RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(text))[0]).toBeVisible();
