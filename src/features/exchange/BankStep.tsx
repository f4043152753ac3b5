import { useEffect, useEffectEvent, useState } from 'react';
import { BankFields } from '#commerce/form/BankFields.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import { bankForm, type BankFormInput, noBankData } from '#schemas/forms/bankForm.ts';
import { useAppSelector } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Question, stepForm } from './Wizard.tsx';
import type { StepProps } from './useSendExchange.ts';
import styles from './BankStep.module.css';

/**
 * The account that the money is sent to (EXCH-07 to EXCH-10); a known one of the customer is there already, and one that was
 * typed before the session ended is not (STATE-14), which it says.
 */
export function BankStep({ exchange, onNext }: StepProps) {
  const { exchangeQuestions, exchangeBlocks } = useTexts(exchangeTexts);
  const { country } = useShop();
  const known = useAppSelector((state) => selectCustomer(state).bank_data);
  const [schema] = useState(() => bankForm(bankRules(country)));
  const [first] = useState((): BankFormInput => ({ ...noBankData, ...known, ...exchange.bank }));
  // It stays while the account is typed again.
  const [isLost] = useState(exchange.isBankLost);
  const form = useFormOf(schema, {
    first,
    onSend: () => {
      exchange.keepBank(form.getValues());
      onNext();
      return Promise.resolve({ kind: 'open' });
    },
  });
  const { subscribe } = form;
  const keep = useEffectEvent((values: BankFormInput) => exchange.keepBank(values));
  // Each letter is kept: a reload may follow at once.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  const { isSubmitted, errors } = form.formState;
  const isIncomplete = isSubmitted && Object.values(errors).some((fault) => fault.message === 'required');
  return (
    <form {...form.formProps} id={stepForm}>
      <Question text={exchangeQuestions.bank} help={isLost ? exchangeQuestions.bankLost : undefined}>
        <div className={styles.fields}>
          <BankFields field={form.field} typed={form.watch()} />
        </div>
      </Question>
      <Alert text={isIncomplete ? exchangeBlocks.incompleteBank : undefined} />
    </form>
  );
}
