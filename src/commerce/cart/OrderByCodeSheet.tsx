import { useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { Link } from '#commerce/page/Link.tsx';
import { useSchemaForm } from '#commerce/useSchemaForm.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { orderByCodeForm } from '#schemas/cart.ts';
import { selectAdding } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { orderByCodeTexts } from '#texts/orderByCode.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import styles from './OrderByCodeSheet.module.css';
import { type AddOutcome, useAddToCart } from './useAddToCart.ts';

interface OrderByCodeSheetProps {
  open: boolean;
  /** The text of the link that opens it. */
  title: string;
  onClose: () => void;
}

/** Buying by the code on a label (API-54). A failure clears nothing that was typed (FORM-02). */
export function OrderByCodeSheet({ open, title, onClose }: OrderByCodeSheetProps) {
  const { shell, orderByCode: texts } = useTexts(shellTexts, orderByCodeTexts);
  const add = useAddToCart();
  const busy = useAppSelector(selectAdding) !== undefined;
  const [outcome, setOutcome] = useState<AddOutcome>();
  const { register, handleSubmit, formState, getValues, reset } = useSchemaForm(orderByCodeForm, {
    defaultValues: { item: '', quantity: '1' },
  });

  const faultOf = (name: 'item' | 'quantity', error: FieldError | undefined) =>
    error && (getValues(name).trim() === '' ? texts.required : texts.invalid);

  const clearOutcome = () => setOutcome(undefined);

  const send = handleSubmit(async ({ item, quantity }) => {
    const result = await add({ item: item.toUpperCase(), quantity: Number(quantity) });
    if (result?.kind !== 'added') return setOutcome(result);
    reset();
    onClose();
  });

  // The server's message applies to what was sent; it is not shown together with an error of a field.
  const shown = Object.keys(formState.errors).length === 0 ? outcome : undefined;

  return (
    <Sheet
      open={open}
      title={title}
      closeLabel={shell.close}
      onClose={() => {
        clearOutcome();
        onClose();
      }}
    >
      <form
        className={styles.form}
        noValidate
        onChange={clearOutcome}
        onSubmit={(event) => {
          clearOutcome();
          void send(event);
        }}
      >
        <p className={styles.help}>{texts.help}</p>
        {shown?.kind === 'failed' && (
          <p className={styles.fault} role="alert">
            <Icon name="alert" size={20} />
            <span>{shown.text}</span>
          </p>
        )}
        {shown?.kind === 'alreadyThere' && (
          <output className={styles.notice}>
            <span>{shown.text}</span>
            <Button kind="text" as={<Link to="/cart" />}>
              {shell.toCart}
            </Button>
          </output>
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
