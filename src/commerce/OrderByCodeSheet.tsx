import { useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { orderByCodeForm } from '#schemas/cart.ts';
import { selectCartBusy } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import styles from './OrderByCodeSheet.module.css';
import { useShop } from './shop.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useFormOf } from './useFormOf.ts';

interface OrderByCodeSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Buying by the code on a label: the lines typed here make the cart (API-54). Nothing typed is lost by a failure. */
export function OrderByCodeSheet({ open, onClose }: OrderByCodeSheetProps) {
  const { shell, orderByCode: texts } = useShop().texts;
  const add = useAddToCart();
  const busy = useAppSelector(selectCartBusy);
  const [reason, setReason] = useState<string>();
  const { register, handleSubmit, formState, getValues, reset } = useFormOf(orderByCodeForm, {
    defaultValues: { item: '', quantity: '1' },
  });

  const faultOf = (name: 'item' | 'quantity', error: FieldError | undefined) =>
    error && (getValues(name).trim() === '' ? texts.required : texts.invalid);

  const send = handleSubmit(async ({ item, quantity }) => {
    setReason(undefined);
    const outcome = await add({ item: item.toUpperCase(), quantity: Number(quantity) });
    if (outcome === undefined) return;
    if (!outcome.added) return setReason(outcome.reason);
    reset();
    onClose();
  });

  return (
    <Sheet open={open} title={texts.title} closeLabel={shell.close} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <p className={styles.help}>{texts.help}</p>
        {reason !== undefined && (
          <p className={styles.fault} role="alert">
            <Icon name="alert" size={20} />
            <span>{reason}</span>
          </p>
        )}
        <Field
          label={texts.item}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          fault={faultOf('item', formState.errors.item)}
          {...register('item')}
        />
        <Field
          label={texts.quantity}
          autoComplete="off"
          inputMode="numeric"
          enterKeyHint="send"
          fault={faultOf('quantity', formState.errors.quantity)}
          {...register('quantity')}
        />
        <Button type="submit" wide busy={busy}>
          {texts.send}
        </Button>
      </form>
    </Sheet>
  );
}
