import { toCustomer } from '#api/customer.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { aKnownCustomer } from '#fixtures/customer.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { navigated } from '#store/lastUrl.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { storeOn } from './storeOn.ts';

const { bank_data: _bank, ...known } = toCustomer(aKnownCustomer());
/** A customer, as the store has her. */
export const ana = known;
/** The payload of her login. */
export const started = { ...ana, keepSession: true, buyerType: 'existing customer' as const };
/** The cart of this device. */
const cart = aCart({ hash: 'h-ana', items: [aCartItem({ id: 'ZP0001-38', quantity: 2 })] });

/** A new store. */
export const storeOf = () => storeOn(hostsOf('development', 'ar', ''));

/** The store of a customer with a cart and some history. */
export function signedIn() {
  const store = storeOf();
  store.dispatch(rehydrated({ cart: { cart } }));
  store.dispatch(loginSucceeded(started));
  store.dispatch(navigated({ url: '/mujer/', title: 'Mujer' } as never));
  store.dispatch(cityRegionChanged({ city: '11', region: '1' }));
  return store;
}
