import { useState } from 'react';
import { AskFirst } from '#commerce/form/AskFirst.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { addressBookTexts } from '#texts/addresses.ts';
import { linesOf, streetOf } from '#rules/addresses/addresses.ts';
import { useAddressActions } from './useAddressActions.ts';

interface RemovalProps {
  /** The address to be removed; undefined closes the question. */
  address: CustomerAddress | undefined;
  /** Called once the address is not in the list any more. */
  onRemoved: () => void;
  onClose: () => void;
}

/** The question before an address is removed (ADDR-21). */
export function Removal({ address, onRemoved, onClose }: RemovalProps) {
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
