import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { addressBookTexts } from '#texts/addresses.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SpokenText } from '#ui/layout/SpokenText.tsx';
import styles from './AddressCard.module.css';
import { opened } from '#commerce/form/useReturn.ts';
import { linesOf, streetOf } from '#rules/addresses/addresses.ts';

interface AddressCardProps {
  address: CustomerAddress;
  /** What it is the default for. */
  marks: readonly string[];
  onRemove: () => void;
}

/** An address of the list. */
export function AddressCard({ address, marks, onRemove }: AddressCardProps) {
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
        <Button
          kind="text"
          as={
            <Link
              to={`/account/editaddress/${encodeURIComponent(address.id_customer_address)}/`}
              state={opened}
            />
          }
        >
          <SpokenText text={texts.edit} more={` ${street}`} />
        </Button>
        <Button kind="text" onClick={onRemove}>
          <SpokenText text={texts.remove} more={` ${street}`} />
        </Button>
      </div>
    </>
  );
}
