import { useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { addressActions } from '#flows/addresses/addressActions.ts';
import { useAppStore } from '#store/store.ts';

/** Returns the changes of the address book, which remember unclear writes as long as the component is mounted. */
export function useAddressActions() {
  const store = useAppStore();
  const { code } = useShop().country;
  const [actions] = useState(() => addressActions(store, code));
  return actions;
}
