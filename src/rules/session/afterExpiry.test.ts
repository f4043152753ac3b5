import { expect, test } from 'vitest';
import { afterExpiry } from './afterExpiry.ts';

test.each(['/account', '/account/', '/account?x=1', '/account#top', '/account/orders/12?page=2'])(
  'SESS-47: from %s the visitor is sent to sign in, and returns',
  (url) => {
    expect(afterExpiry(url)).toEqual({ kind: 'signIn', returnTo: url });
  },
);

test.each(['/', '/cart', '/mujer/?x=/account', '/accounts', '/login', '/checkout/login', '/x/account'])(
  'SESS-47: on %s the visitor stays',
  (url) => {
    expect(afterExpiry(url)).toEqual({ kind: 'notice' });
  },
);
