import { useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { addressActions } from '#flows/addresses/addressActions.ts';
import { useAppStore } from '#store/store.ts';

/** The changes of the address book; a form remembers what it has sent as long as it is shown. */
export function useAddressActions() {
  const store = useAppStore();
  const { code } = useShop().country;
  const [actions] = useState(() => addressActions(store, code));
  return actions;
}
