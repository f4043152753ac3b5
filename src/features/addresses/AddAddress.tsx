import { useState } from 'react';
import { useGetAddressesQuery } from '#api/addresses.ts';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { AddressForm } from './AddressForm.tsx';
import { listUrl } from './addressOpened.ts';
import { newAddress } from './addressValues.ts';
import { useAddressActions } from './useAddressActions.ts';
import { useReturn } from '#commerce/form/useReturn.ts';

/** The form of a new address (ROUTE-16). */
export function AddAddress() {
  const { addressForm: texts } = useTexts(addressesTexts);
  const { data } = useGetAddressesQuery({});
  const { add } = useAddressActions();
  const leave = useReturn(listUrl);
  const [first] = useState(() => newAddress(data?.length === 0));
  usePageHead({ barTitle: texts.add });
  return (
    <FormPage title={texts.add}>
      <AddressForm
        first={first}
        onSend={async (values) => {
          const sent = await add(values);
          if (sent.kind === 'done') leave();
          return sent;
        }}
      />
    </FormPage>
  );
}
