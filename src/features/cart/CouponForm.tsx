import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '#commerce/shop.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCopiedCoupon, selectCouponMessages } from '#store/coupons.ts';
import { useAppSelector } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { CouponMessages } from './CouponMessages.tsx';
import styles from './Coupons.module.css';

const OwnCoupons = lazyPart(() => import('./OwnCoupons.tsx'), 'OwnCoupons');

/** The coupon that was copied on a list (COUP-06). */
export function CopiedCoupon() {
  const copied = useAppSelector(selectCopiedCoupon);
  return copied !== '' && <span className={styles.note}>{copied}</span>;
}

interface CouponFormProps {
  /** The id of the form, for the button that shows it. */
  id: string;
  coupons: Cart['coupon']['coupons'];
  isHidden: boolean;
  adding: string | undefined;
  onAdd: (text: string) => Promise<boolean>;
}

/** The field for a coupon with its failures, and the coupons of the customer's memberships. */
export function CouponForm({ id, coupons, isHidden, adding, onAdd }: CouponFormProps) {
  const { coupons: texts } = useTexts(couponsTexts);
  const copied = useAppSelector(selectCopiedCoupon);
  const messages = useAppSelector(selectCouponMessages);
  const { decided, loggedIn } = useAppSelector(selectCustomer);
  const [typed, setTyped] = useState<string>();
  // The last added coupon of a membership; '' for a coupon from the field, which then shows the messages.
  const [tried, setTried] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A copied coupon waits in the field until something else is typed (COUP-06).
  const text = typed ?? copied;

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried('');
    const isAdded = await onAdd(text);
    if (isAdded) setTyped(undefined);
    else field.current?.focus();
  }

  async function addOwn(code: string) {
    setTried(code);
    // The pressed row was removed.
    if (await onAdd(code)) field.current?.focus();
  }

  const atField = tried === '' ? messages : [];

  return (
    <>
      <form
        id={id}
        className={styles.form}
        hidden={isHidden}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <Field
          ref={field}
          label={texts.field}
          {...(text !== '' && text === copied && { help: texts.copiedHelp })}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          // A longer text is refused as a whole: a part of it would be another code.
          maxLength={100_000}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          aria-invalid={atField.length > 0 || undefined}
          aria-describedby={atField.length > 0 ? `${id}messages` : undefined}
          tool={
            <Button kind="text" type="submit" busy={adding !== undefined}>
              {texts.add}
            </Button>
          }
        />
      </form>
      <CouponMessages id={`${id}messages`} messages={atField} />
      {!isHidden && decided && loggedIn && (
        <OwnCoupons
          level={2}
          isApplied={(code) => Object.hasOwn(coupons, code)}
          adding={adding}
          tried={tried}
          messages={messages}
          onUse={(code) => void addOwn(code)}
        />
      )}
    </>
  );
}
