import { createAsyncThunk } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { cartApi } from '#api/cart.ts';
import { isFulfilled, isPending, isRejected } from './matchers.ts';

const calls = { getCart: 1, createCart: 1, addToCart: 1, removeFromCart: 1 };
const other = createAsyncThunk('other', (_arg: unknown) => 'done');

test.each([
  [undefined],
  [null],
  ['getCart'],
  [{}],
  [{ endpointName: undefined }],
  [{ endpointName: 'getHome' }],
  [{ endpointName: 'toString' }],
])('an action of another call is none of the cart: with the argument %j', (arg) => {
  expect(isPending<typeof cartApi.endpoints>(calls)(other.pending('1', arg))).toBe(false);
  expect(isFulfilled<typeof cartApi.endpoints>(calls)(other.fulfilled('', '1', arg))).toBe(false);
  expect(isRejected<typeof cartApi.endpoints>(calls)(other.rejected(null, '1', arg))).toBe(false);
});
