import { useEffect, useRef, useState } from 'react';
import { opened } from '#commerce/form/FormPage.tsx';
import { AccountList, useOwnList } from '#commerce/list/AccountList.tsx';
import { useAddresses } from '#commerce/list/useAddresses.ts';
import { Link, TextLink } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { defaultAddress, linesOf, streetOf } from '#rules/addresses/addresses.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { addressBookTexts } from '#texts/addresses.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint, whenIdle } from '#ui/timing/moments.ts';
import styles from './AddressesScreen.module.css';
import { useAddressActions } from './useAddressActions.ts';

/** The address book, with the default addresses marked (ADDR-10 to ADDR-15), and the actions of each address. */
export function AddressesScreen() {
  const { addressBook: texts } = useTexts(addressBookTexts);
  const { read, addresses } = useAddresses();
  const [removing, setRemoving] = useState<CustomerAddress>();
  const page = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);
  usePageHead({ barTitle: texts.title });

  const shipping = defaultAddress(addresses, 'shipping');
  const billing = defaultAddress(addresses, 'billing');
  const list = useOwnList(addresses, read);
  const add = <Button as={<Link to="/account/addaddress" state={opened} />}>{texts.add}</Button>;

  useEffect(() => {
    if (removing !== undefined || !isRemoved.current) return;
    isRemoved.current = false;
    // The pressed row was removed, so the focus goes to the page once the sheet is closed.
    afterPaint(() => page.current?.closest('main')?.focus());
  }, [removing]);

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
            onRemove={() => setRemoving(address)}
          />
        )}
        empty={<StateMessage icon="truck" title={texts.none} text={texts.noneHint} action={add} />}
        foot={add}
      />
      <Removal
        address={removing}
        onRemoved={() => {
          isRemoved.current = true;
        }}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  );
}

interface AddressCardProps {
  address: CustomerAddress;
  /** The labels of its default purposes. */
  marks: readonly string[];
  onRemove: () => void;
}

function AddressCard({ address, marks, onRemove }: AddressCardProps) {
  const { addressBook: texts } = useTexts(addressBookTexts);
  const street = streetOf(address);
  return (
    <>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      <h2 className={styles.street}>{street}</h2>
      {linesOf(address).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <div className={styles.actions}>
        <TextLink
          to={`/account/editaddress/${encodeURIComponent(address.id_customer_address)}/`}
          state={opened}
        >
          <SpokenText text={texts.edit} more={` ${street}`} />
        </TextLink>
        <Button kind="text" onClick={onRemove}>
          <SpokenText text={texts.remove} more={` ${street}`} />
        </Button>
      </div>
    </>
  );
}

/** Loaded when the page is idle: it opens without network too. */
const AskFirst = lazyPart(() => import('#commerce/form/ConfirmSheet.tsx'), 'ConfirmSheet', whenIdle);

interface RemovalProps {
  /** The address to remove; undefined closes the dialog. */
  address: CustomerAddress | undefined;
  /** Called when the address has left the list. */
  onRemoved: () => void;
  onClose: () => void;
}

/** The confirmation before an address is removed (ADDR-21). */
function Removal({ address, onRemoved, onClose }: RemovalProps) {
  const { addressBook: texts } = useTexts(addressBookTexts);
  const { remove } = useAddressActions();
  const [shown, setShown] = useState(address);
  // It stays readable while the sheet moves away.
  if (address !== undefined && address !== shown) setShown(address);
  return (
    <AskFirst
      open={address !== undefined}
      title={texts.confirm}
      confirm={texts.remove}
      cancel={texts.keep}
      onConfirm={async () => {
        if (shown === undefined) return { kind: 'open' };
        const sent = await remove(shown.id_customer_address);
        if (sent.kind === 'done') onRemoved();
        return sent;
      }}
      onClose={onClose}
    >
      {shown && (
        <div>
          <p>{streetOf(shown)}</p>
          {linesOf(shown).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </AskFirst>
  );
}
