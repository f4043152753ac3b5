import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { latePart } from '#commerce/page/latePart.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCopiedCoupon, selectCouponMessages } from '#store/coupons.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { cartTexts } from '#texts/cart.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { AppliedCoupons } from './AppliedCoupons.tsx';
import { CouponMessages } from './CouponMessages.tsx';
import styles from './Coupons.module.css';
import type { OwnCouponsProps } from './OwnCoupons.tsx';
import { useCoupons } from './useCoupons.ts';

const LateOwnCoupons = latePart<OwnCouponsProps>(async () => (await import('./OwnCoupons.tsx')).OwnCoupons);

export interface LateCouponsProps {
  coupons: Cart['coupon']['coupons'];
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The coupon whose removal was pressed before this was loaded. */
  removeFirst: string | undefined;
}

/** The coupons of the cart with what changes them: one is removed, or added in a field that can be opened (COUP-01). */
export function LateCoupons({ coupons, open, onOpen, removeFirst }: LateCouponsProps) {
  const { cart, coupons: texts } = useTexts(cartTexts, couponsTexts);
  const copied = useAppSelector(selectCopiedCoupon);
  const messages = useAppSelector(selectCouponMessages);
  const { add, removeCoupon, sending } = useCoupons();
  const { decided, loggedIn } = useAppSelector(selectCustomer);
  const [typed, setTyped] = useState<string>();
  // The coupon of a membership that was added last; '' for one from the field, at which its messages are shown then.
  const [tried, setTried] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // A copied coupon waits in the field until something else is typed (COUP-06).
  const text = typed ?? copied;

  const removePressed = useEffectEvent(() => {
    if (removeFirst !== undefined) void removeCoupon(removeFirst);
  });
  useEffect(() => removePressed(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried('');
    const isAdded = await add(text);
    if (isAdded) setTyped(undefined);
    else field.current?.focus();
  }

  async function addOwn(code: string) {
    setTried(code);
    // The row that was pressed is gone then.
    if (await add(code)) field.current?.focus();
  }

  const atField = tried === '' ? messages : [];

  return (
    <>
      <AppliedCoupons
        coupons={coupons}
        removing={sending?.change === 'remove' ? sending.code : undefined}
        onRemove={(code) => void removeCoupon(code)}
      />
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        <span>{cart.addCoupon}</span>
        {!open && copied !== '' && <span className={styles.note}>{copied}</span>}
        <Icon name="down" size={20} />
      </button>
      <form id={id} className={styles.form} hidden={!open} noValidate onSubmit={(event) => void send(event)}>
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
            <Button kind="text" type="submit" busy={sending?.change === 'add'}>
              {texts.add}
            </Button>
          }
        />
      </form>
      <CouponMessages id={`${id}messages`} messages={atField} />
      {open && decided && loggedIn && (
        <LateOwnCoupons
          level={2}
          props={{
            isApplied: (code) => Object.hasOwn(coupons, code),
            adding: sending?.change === 'add' ? sending.code : undefined,
            tried,
            messages,
            onUse: (code) => void addOwn(code),
          }}
        />
      )}
    </>
  );
}
