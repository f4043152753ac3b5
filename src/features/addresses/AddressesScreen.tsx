import { useEffect, useRef, useState } from 'react';
import { useGetAddressesQuery } from '#api/addresses.ts';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { defaultAddress } from '#rules/addresses/defaultAddress.ts';
import { listedAddresses } from '#rules/addresses/listedAddresses.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { Problem } from '#schemas/problem.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { afterPaint } from '#ui/timing/afterPaint.ts';
import { AddressCard } from './AddressCard.tsx';
import styles from './AddressesScreen.module.css';
import { opened } from './addressOpened.ts';
import { Removal } from './Removal.tsx';

/** The address book: the default ones marked (ADDR-10 to ADDR-15), and what can be done to them. */
export function AddressesScreen() {
  const { addresses: texts, shell } = useTexts(addressesTexts, shellTexts);
  const read = useGetAddressesQuery({});
  const [asked, setAsked] = useState<CustomerAddress>();
  const page = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);
  usePageHead({ barTitle: texts.title });

  const addresses = listedAddresses(read);
  const shipping = defaultAddress(addresses, 'shipping');
  const billing = defaultAddress(addresses, 'billing');
  const add = <Button as={<Link to="/account/addaddress" state={opened} />}>{texts.add}</Button>;

  useEffect(() => {
    if (asked !== undefined || !isRemoved.current) return;
    isRemoved.current = false;
    // The row that was pressed is gone: once the sheet is closed the focus goes to the page, as after any navigation.
    afterPaint(() => page.current?.closest('main')?.focus());
  }, [asked]);

  return (
    <div ref={page}>
      {read.isFetching && !read.isError && <SkeletonMenu label={shell.loading} />}
      {read.isError && (
        <ProblemState
          problem={contentProblem(read.error as Problem)}
          busy={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.isSuccess && !read.isFetching && addresses.length === 0 && (
        <StateMessage icon="truck" title={texts.none} text={texts.noneHint} action={add} />
      )}
      {addresses.length > 0 && (
        <FormPage title={texts.title}>
          <ul className={styles.list}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id_customer_address}
                address={address}
                marks={[
                  ...(address === shipping ? [texts.shipping] : []),
                  ...(address === billing ? [texts.billing] : []),
                ]}
                onRemove={() => setAsked(address)}
              />
            ))}
          </ul>
          <div className={styles.add}>{add}</div>
        </FormPage>
      )}
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
