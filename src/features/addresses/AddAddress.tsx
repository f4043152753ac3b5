import { useState } from 'react';
import { useGetAddressesQuery } from '#api/addresses.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { AddressForm } from './AddressForm.tsx';
import { newAddress } from './addressValues.ts';
import { useAddressActions } from './useAddressActions.ts';

/** The form of a new address (ROUTE-16). */
export function AddAddress() {
  const { addressForm: texts } = useTexts(addressesTexts);
  const { data } = useGetAddressesQuery({});
  const { add } = useAddressActions();
  const [first] = useState(() => newAddress(data?.length === 0));
  return <AddressForm title={texts.add} first={first} onSend={add} />;
}
