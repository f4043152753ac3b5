import { useState } from 'react';
import { safeParse } from 'valibot';
import { useShop } from '#commerce/shop.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import { bankForm, type BankFormOutput, noBankData } from '#schemas/forms/bankForm.ts';

/** The bank data in what was typed into `BankFields`; undefined while they are incomplete (ERR-49). */
export function useBankData(typed: Readonly<Record<string, string>>): BankFormOutput | undefined {
  const { country } = useShop();
  const [schema] = useState(() => bankForm(bankRules(country)));
  const parsed = safeParse(schema, { ...noBankData, ...typed });
  return parsed.success ? parsed.output : undefined;
}
