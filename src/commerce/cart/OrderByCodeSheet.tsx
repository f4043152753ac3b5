import { useState } from 'react';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { TextLink } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { cleanLine } from '#rules/validation/sanitise.ts';
import { orderByCodeForm } from '#schemas/forms/orderByCodeForm.ts';
import { selectAdding } from '#store/cart.ts';
import { useAppSelector } from '#store/store.ts';
import { orderByCodeTexts } from '#texts/home.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import styles from './OrderByCodeSheet.module.css';
import { useAddToCart } from './useAddToCart.ts';

const schema = orderByCodeForm(cleanLine);

interface OrderByCodeSheetProps {
  open: boolean;
  /** The text of the link that opens it. */
  title: string;
  onClose: () => void;
}

/** The form that adds an item by the code on its label (API-54). It keeps the typed text after a failure (FORM-02). */
export function OrderByCodeSheet({ open, title, onClose }: OrderByCodeSheetProps) {
  const { shell, orderByCode: texts } = useTexts(shellTexts, orderByCodeTexts);
  const add = useAddToCart();
  const isAdding = useAppSelector(selectAdding) !== undefined;
  const [notice, setNotice] = useState<string>();
  const { formProps, field, message, busy, forgetRefusal, reset } = useFormOf(schema, {
    first: { item: '', quantity: '1' },
    onSend: async ({ item, quantity }) => {
      const outcome = await add({ item: item.toUpperCase(), quantity: Number(quantity) });
      if (outcome?.kind === 'failed') return { kind: 'refused', text: outcome.text };
      if (outcome?.kind === 'alreadyThere') setNotice(outcome.text);
      if (outcome?.kind === 'added') {
        reset();
        onClose();
      }
      // Stryker disable next-line ObjectLiteral,StringLiteral: any outcome but refused and done keeps the form open
      return { kind: 'open' };
    },
  });

  const closeNotice = () => setNotice(undefined);

  return (
    <Sheet
      open={open}
      title={title}
      closeLabel={shell.close}
      onClose={() => {
        forgetRefusal();
        closeNotice();
        onClose();
      }}
    >
      {/* The notice is about the last add, so any change removes it. */}
      <form
        {...formProps}
        className={styles.form}
        onChange={(event) => {
          formProps.onChange(event);
          closeNotice();
        }}
        onSubmit={(event) => {
          closeNotice();
          formProps.onSubmit(event);
        }}
      >
        <p className={styles.help}>{texts.help}</p>
        <Alert text={message} />
        {notice !== undefined && (
          <output className={styles.notice}>
            <span>{notice}</span>
            <TextLink to="/cart">{shell.toCart}</TextLink>
          </output>
        )}
        <Field
          label={texts.item}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          {...field('item')}
        />
        <Field
          label={texts.quantity}
          autoComplete="off"
          inputMode="numeric"
          enterKeyHint="send"
          {...field('quantity')}
        />
        <Button type="submit" wide busy={busy || isAdding}>
          {texts.send}
        </Button>
      </form>
    </Sheet>
  );
}
