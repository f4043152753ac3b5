import { signInApi } from '#api/customer.ts';
import { afterSignIn } from '#flows/session/afterSignIn.ts';
import { overtakeSignIns } from '#flows/session/signIns.ts';
import type { signIn } from '#flows/session/signIn.ts';
import type { signOut } from '#flows/session/signOut.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import type { Flows } from './sessionSchedule.ts';

/** No call knows in which session it was sent. */
const withoutEpoch: Flows['spoil'] = ({ store }) => {
  const { getState } = store;
  store.getState = () => {
    const state = getState();
    return { ...state, customer: { ...state.customer, epoch: 0 } };
  };
};

/** The cart outlives the session. */
const withCart: Flows['spoil'] = ({ store }) => {
  let cart = selectCart(store.getState());
  store.react({
    matches: (action): action is unknown => action !== undefined,
    run(action) {
      if (sessionEnded.match(action)) store.dispatch(rehydrated({ cart: { cart } }));
      cart = selectCart(store.getState()) ?? cart;
    },
  });
};

/** The guest gets her items back after each session, although they were merged. */
const withGuestAgain: Flows['spoil'] = ({ store }) => {
  let ofGuest: Cart | undefined;
  let before = selectCart(store.getState());
  store.react({
    matches: (action): action is unknown => action !== undefined,
    run(action) {
      if (loginSucceeded.match(action)) ofGuest = before && { ...before, hash: '' };
      if (sessionEnded.match(action)) store.dispatch(rehydrated({ cart: { cart: ofGuest } }));
      before = selectCart(store.getState());
    },
  });
};

/** A sign in that does not end the session of another customer first. */
const intoSession: typeof signIn = async ({ store, credentials, mergedText }, { keepSession, ...form }) => {
  const { data } = await store.dispatch(
    signInApi.endpoints.login.initiate({ ...form, fingerprint: crypto.randomUUID() }, { track: false }),
  );
  if (data === undefined || data.token === '') return { kind: 'code' };
  const { customer, token } = data;
  await credentials.store({ token, hash: customer.id_hash, keepSession: keepSession ? '1' : '0' });
  store.dispatch(loginSucceeded({ ...customer, keepSession, buyerType: 'new customer' }));
  void afterSignIn(store, mergedText);
  return { kind: 'done' };
};

/** A sign out that does not overtake a sign in on its way. */
const withoutAttempt: typeof signOut = async ({ store }) => {
  if (selectLoggedIn(store.getState())) store.dispatch(sessionEnded('logout'));
};

/** A sign out that neither waits for a merge nor leaves the guest what was not merged. */
const withoutGuest: typeof signOut = async ({ store }) => {
  overtakeSignIns(store);
  if (selectLoggedIn(store.getState())) store.dispatch(sessionEnded('logout'));
};

/** Sessions begin and end without a look at what other tabs have written. */
const withoutCatchUp: Flows['spoil'] = ({ store }) =>
  linkTabs(store, { mergeOtherTab: () => undefined, flush: () => Promise.resolve() });

/** Wrong implementations of the session, by their fault, for one page. */
export const wrongInOnePage: Readonly<Record<string, Partial<Flows>>> = {
  'calls without an epoch': { spoil: withoutEpoch },
  'an end that leaves the cart': { spoil: withCart },
  'a sign in that does not end the session of another customer': { signIn: intoSession },
  'a sign out that does not overtake a sign in': { signOut: withoutAttempt },
  'an end after which the lines of a guest are hers again': { spoil: withGuestAgain },
  'a sign out that drops the cart of a guest': { signOut: withoutGuest },
};

/** Such implementations for two tabs. */
export const wrongInTwoTabs: Readonly<Record<string, Partial<Flows>>> = {
  'sessions that do not look at other tabs': { spoil: withoutCatchUp },
  'an end that leaves the cart': { spoil: withCart },
  'a sign in that does not end the session of another customer': { signIn: intoSession },
  'an end after which the lines of a guest are hers again': { spoil: withGuestAgain },
};
