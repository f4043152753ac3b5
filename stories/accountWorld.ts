import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import type { StateName, StateParams } from '#mocks/states.ts';
import type { FaultName } from '#schemas/scenario.ts';
import { tokenKey } from '#store/session/customer.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { inWorld } from './withShop.tsx';

type Stated = ReturnType<typeof aStatedCustomer>;

/** A screen of the account in a state of the mock, for who has logged in on an earlier visit with the hash. */
const loggedIn = <Name extends StateName>(path: string, hash: string, given: [Name, StateParams<Name>]) =>
  inWorld({
    path,
    given: given as never,
    cookies: `session-id=m1; access_token=${hash}`,
    storage: () => memoryStorage({ keep_session: '1', device_fingerprint: aFingerprint }),
  });

/** The parameters of a state with a customer, who has logged in from this browser. */
export const stated = (overrides: Partial<Stated> = {}) => ({
  customer: { ...aStatedCustomer(), ...overrides },
  token: 'tok-140',
  fingerprint: aFingerprint,
});

/** A screen of María José, with other details where given. */
export const ofCustomer = (path: string, overrides: Partial<Stated> = {}) =>
  loggedIn(path, aStatedCustomer().id_hash, ['a customer is signed in', stated(overrides)]);

/** The same in another state. */
export const inState = <Name extends StateName>(path: string, ...given: [Name, StateParams<Name>]) =>
  loggedIn(path, aStatedCustomer().id_hash, given);

/** A screen of ana while a call fails. */
export const whileFailing = (path: string, call: string, fault: FaultName) =>
  loggedIn(path, 'h-1100', ['a call fails', { call, fault }]);

/** A screen of María José in a tab that was reloaded: what the device does not keep of her is read again. */
export function afterReload(path: string) {
  const { world } = ofCustomer(path);
  const customer = {
    loggedIn: true,
    endedSessions: 0,
    idCustomer: aStatedCustomer().id_customer,
    first_name: aStatedCustomer().first_name,
    buyerType: 'existing customer',
    visitor_has_orders: true,
  };
  return inWorld({
    ...world,
    tab: { [tokenKey]: `m1\n${stated().token}` },
    storage: () =>
      memoryStorage({
        keep_session: '1',
        device_fingerprint: aFingerprint,
        'persist:root': JSON.stringify({ customer: JSON.stringify(customer) }),
      }),
  });
}

/** A screen of the persona socia, who has the coupons of five memberships and a cart. */
export const ofMember = (path: string) => loggedIn(path, 'h-1104', ['the menu has categories', {}]);
