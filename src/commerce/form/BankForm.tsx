import { useRef, useState } from 'react';
import { useShop, useTexts } from '#commerce/shop.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { isUnclear, messageKey } from '#rules/messages/messages.ts';
import { formatMoney } from '#rules/product/money.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import { type BankFormInput, type BankFormOutput, bankForm, noBankData } from '#schemas/forms/bankForm.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { moneyReturnTexts } from '#texts/money.ts';
import { shellTexts } from '#texts/shell.ts';
import { BankFields } from './BankFields.tsx';
import { FormFrame, FormPage } from './FormPage.tsx';
import { type Sending, useFormOf } from './useFormOf.ts';
import { useHeldForm } from './useHeldForm.ts';

interface BankFormProps {
  /** The name of the form: the URL of the credit or wallet. */
  name: string;
  amount: number;
  /** Sends the request; returns why it failed. */
  onSend: (values: BankFormOutput) => Promise<{ error?: unknown }>;
  /** Reads the amount again after a failure; undefined if it cannot be read. */
  readAmount: () => Promise<number | undefined>;
  onDone: () => void;
}

/**
 * The request to return an amount to a bank account (EXCH-10, WALL-10, CRED-08). It stores no draft, because a draft in
 * the history would outlive the session (STATE-14). Values in flight when the session ends are restored after the next
 * sign in.
 */
export function BankForm({ name, amount, onSend, readAmount, onDone }: BankFormProps) {
  const { moneyReturn: texts, errors } = useTexts(moneyReturnTexts, shellTexts);
  const { country } = useShop();
  const store = useAppStore();
  const [schema] = useState(() => bankForm(bankRules(country)));
  const { found, holding } = useHeldForm<BankFormInput>(name, noBankData);

  // After a lost response a refusal may mean that the earlier request was applied.
  const wasUnclear = useRef(false);

  async function send(values: BankFormOutput): Promise<Sending> {
    const written = await confirmWrite(store, {
      send: () => holding({ ...noBankData, ...values }, () => onSend(values)),
      readAfter: readAmount,
      isDone: (left) => left === 0,
      // Another tab may have spent the money.
      readsRefused: true,
    });
    const { kind, problem } = written;
    wasUnclear.current ||= problem !== undefined && isUnclear(problem);
    if (kind === 'done') {
      const isSent = problem === undefined || wasUnclear.current;
      store.dispatch(
        flashQueued(
          isSent
            ? { text: texts.sent, flashMessageType: 'success' }
            : { text: texts.nothingLeft, flashMessageType: 'error' },
        ),
      );
      onDone();
      return { kind: 'done' };
    }
    // After the end of the session the guard redirects.
    if (kind === 'void') return { kind: 'open' };
    const isOnline = selectOnline(store.getState());
    if (kind === 'unclear' && isOnline) return { kind: 'refused', text: texts.unclear };
    // Ignore an invalid response, and a field that the form does not have.
    const wrong =
      problem.code === 'refused'
        ? problem.errors.flatMap(({ field = '' }) => field).filter((field) => field in noBankData)
        : [];
    if (wrong.length > 0) return { kind: 'refused', text: texts.reviewData, wrong };
    const isOther = written.state !== undefined && written.state !== amount;
    const text = isOther ? texts.changed : errors[messageKey(problem, isOnline)];
    return { kind: 'refused', text };
  }

  const form = useFormOf(schema, { first: found, onSend: send });
  return (
    <FormPage title={texts.ask} help={texts.amount(formatMoney(amount, country))}>
      <FormFrame form={form} send={texts.send}>
        <BankFields field={form.field} typed={form.watch()} />
      </FormFrame>
    </FormPage>
  );
}
