import { useEffect, useRef, useState } from 'react';
import { AccountList } from '#commerce/list/AccountList.tsx';
import { useAddresses } from '#commerce/list/useAddresses.ts';
import { useOwnList } from '#commerce/list/useOwnList.ts';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { defaultAddress } from '#rules/addresses/defaultAddress.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { addressBookTexts } from '#texts/addresses.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { afterPaint } from '#ui/timing/afterPaint.ts';
import { AddressCard } from './AddressCard.tsx';
import { opened } from '#commerce/form/useReturn.ts';
import { Removal } from './Removal.tsx';

/** The address book: the default ones marked (ADDR-10 to ADDR-15), and what can be done to them. */
export function AddressesScreen() {
  const { addressBook: texts } = useTexts(addressBookTexts);
  const { read, addresses } = useAddresses();
  const [asked, setAsked] = useState<CustomerAddress>();
  const page = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);
  usePageHead({ barTitle: texts.title });

  const shipping = defaultAddress(addresses, 'shipping');
  const billing = defaultAddress(addresses, 'billing');
  const list = useOwnList(addresses, read);
  const add = <Button as={<Link to="/account/addaddress" state={opened} />}>{texts.add}</Button>;

  useEffect(() => {
    if (asked !== undefined || !isRemoved.current) return;
    isRemoved.current = false;
    // The row that was pressed is gone: once the sheet is closed the focus goes to the page, as after any navigation.
    afterPaint(() => page.current?.closest('main')?.focus());
  }, [asked]);

  return (
    <div ref={page}>
      <AccountList
        title={texts.title}
        list={list}
        idOf={({ id_customer_address }) => id_customer_address}
        renderRow={(address) => (
          <AddressCard
            address={address}
            marks={[
              ...(address === shipping ? [texts.shipping] : []),
              ...(address === billing ? [texts.billing] : []),
            ]}
            onRemove={() => setAsked(address)}
          />
        )}
        empty={<StateMessage icon="truck" title={texts.none} text={texts.noneHint} action={add} />}
        foot={add}
      />
      <Removal
        address={asked}
        onRemoved={() => {
          isRemoved.current = true;
        }}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}
