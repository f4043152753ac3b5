import * as v from 'valibot';
import { type FieldFault, filled, notRequested, required, type TextRule } from './fields.ts';

/** The kinds of bank account: checking and savings (EXCH-09). */
export const accountTypes = ['checking', 'savings'] as const;

/** The numbers of a bank account and of its owner; each country uses some of them (EXCH-08). */
export type BankNumber = 'owner_document' | 'rut' | 'cbu' | 'account_number' | 'cuit_cuil';

/** The rules that the form of bank data needs: `rules/validation/bankRules.ts` has them by country. */
export interface BankRules {
  name: TextRule;
  email: TextRule;
  /** The numbers of the country, in the order of the form. */
  numbers: Readonly<Partial<Record<BankNumber, TextRule>>>;
}

/** Bank data, by the field names of their calls (EXCH-07, API-86); the output is the payload, in its order. */
export function bankForm({ name, email, numbers }: BankRules) {
  const number = (field: BankNumber) => {
    const rule = numbers[field];
    return rule ? required(rule, 'invalid') : notRequested;
  };
  return v.pipe(
    v.object({
      owner_name: required(name, 'sign'),
      owner_document: number('owner_document'),
      rut: number('rut'),
      cbu: number('cbu'),
      account_number: number('account_number'),
      cuit_cuil: number('cuit_cuil'),
      account_type: v.pipe(filled, v.picklist(accountTypes, 'required' satisfies FieldFault)),
      owner_email: required(email, 'email'),
    }),
    v.transform(({ owner_name, account_type, owner_email, ...numbers }) => ({
      owner_name,
      ...(Object.fromEntries(Object.entries(numbers).filter(([, typed]) => typed !== '')) as Partial<
        Record<BankNumber, string>
      >),
      account_type,
      owner_email,
    })),
  );
}

export type BankFormInput = v.InferInput<ReturnType<typeof bankForm>>;

export type BankFormOutput = v.InferOutput<ReturnType<typeof bankForm>>;

/** The fields before anything is typed. */
export const noBankData: BankFormInput = {
  owner_name: '',
  owner_document: '',
  rut: '',
  cbu: '',
  account_number: '',
  cuit_cuil: '',
  account_type: '',
  owner_email: '',
};
