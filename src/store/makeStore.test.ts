import { describe, expect, test } from 'vitest';
import { addEnded } from '#store/cart.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';

const device = signInBackend();

describe('the present session', () => {
  test('is the same until its end, and then another one that has not ended', async () => {
    const { store } = await device('present', []);
    const first = store.session;
    store.dispatch(addEnded());
    expect(store.session).toBe(first);
    store.dispatch(sessionEnded('logout'));
    expect([first, store.session].map(({ signal }) => signal.reason)).toEqual(['logout', undefined]);
  });

  test('is that of one shop', async () => {
    const [one, other] = [await device('one shop', []), await device('other shop', [])];
    one.store.dispatch(sessionEnded('expiry'));
    expect(other.store.session.signal.aborted).toBe(false);
  });
});
