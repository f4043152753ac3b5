import { useState } from 'react';
import { useShop, useTexts } from '#commerce/shop.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import { isDocumentSoFar } from '#rules/validation/documents.ts';
import {
  accountTypes,
  bankForm,
  type BankFormInput,
  type BankFormOutput,
  type BankNumber,
  noBankData,
} from '#schemas/forms/bankForm.ts';
import { parsed } from '#schemas/parsed.ts';
import { bankDataTexts } from '#texts/money.ts';
import { Field } from '#ui/controls/Field.tsx';
import type { CheckedNumber } from './checkDigits.ts';
import { NumberField, RadioField, useCheckDigits } from './FormFields.tsx';
import type { FormField } from './useFormOf.ts';

interface BankFieldsProps {
  field: (name: keyof BankFormInput) => FormField;
  typed: Readonly<Record<BankNumber, string>>;
}

/** The kind of each number with check digits; the owner's document has them if the country has one type of document. */
const kinds = { cbu: 'CBU', cuit_cuil: 'CUIT', rut: 'RUT' } as const satisfies Partial<
  Record<BankNumber, CheckedNumber>
>;

/** The fields of a bank account in the country (EXCH-07 to EXCH-09); their schema is `bankForm`. */
export function BankFields({ field, typed }: BankFieldsProps) {
  const { bankData: texts, bankDataHelp } = useTexts(bankDataTexts);
  const { country } = useShop();
  const [rules] = useState(() => bankRules(country));
  const hasRightCheckDigits = useCheckDigits();
  // Stryker disable next-line ConditionalExpression: of several document types the first has no check digits
  const [only] = country.documentTypes.length === 1 ? country.documentTypes : [];

  const doubt = (name: BankNumber, clean: string) => {
    const kind = { ...kinds, owner_document: only, account_number: undefined }[name];
    const fits = rules.numbers[name]?.accepts(clean) === true;
    // Stryker disable next-line ConditionalExpression: a number without check digits passes the check too
    return kind !== undefined && fits && !hasRightCheckDigits(kind, clean);
  };

  // The first wrong field gets the focus, in the order in which the form comes to know them: that of this page.
  return (
    <>
      <Field {...field('owner_name')} label={texts.ownerName} autoComplete="name" />
      {(Object.keys(rules.numbers) as BankNumber[]).map((name) => {
        const clean = rules.numbers[name]?.clean(typed[name]) ?? '';
        return (
          <NumberField
            key={name}
            {...field(name)}
            label={texts[name]}
            // Stryker disable next-line ConditionalExpression: the other numbers have no help
            help={name === 'cbu' || name === 'cuit_cuil' ? bankDataHelp[name] : ''}
            isHopeless={name === 'rut' && clean !== '' && !isDocumentSoFar('RUT', clean)}
            isDoubtful={doubt(name, clean)}
            withLetter={name === 'rut'}
          />
        );
      })}
      <RadioField
        {...field('account_type')}
        legend={texts.accountType}
        options={accountTypes}
        labels={texts}
      />
      <Field
        {...field('owner_email')}
        label={texts.ownerEmail}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}

/** Returns the bank data typed into `BankFields`; undefined while they are incomplete (ERR-49). */
export function useBankData(typed: Readonly<Record<string, string>>): BankFormOutput | undefined {
  const { country } = useShop();
  const [schema] = useState(() => bankForm(bankRules(country)));
  return parsed(schema, { ...noBankData, ...typed });
}
