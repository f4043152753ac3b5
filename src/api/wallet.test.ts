import { expect, test } from 'vitest';
import { aMovement } from '#fixtures/wallet.ts';
import { entriesById, heldEntries, nextOffset } from '#rules/account/ownPages.ts';
import { pageLimit } from './ownPages.ts';
import { movementId } from './wallet.ts';

const movements = ['1', '2', '3', '4'].map((id) => aMovement({ id }));

test('WALL-01: movements by id, with whether more follow', () => {
  const held = heldEntries([movements], movementId);
  expect(entriesById(held, movementId).get('3')).toBe(movements[2]);
  expect(nextOffset([movements], { idOf: movementId, limit: pageLimit, more: 'full' })).toBe(4);
});
