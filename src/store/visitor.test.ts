import { expect, test } from 'vitest';
import { storeOf } from '#testing/backend/signedIn.ts';
import { clientKnown } from './visitor.ts';

test('the client id is the last one that was reported', () => {
  const store = storeOf();
  for (const id of ['GA1.1', 'GA1.2']) store.dispatch(clientKnown(id));
  expect(store.getState().visitor).toEqual({ clientId: 'GA1.2' });
});
