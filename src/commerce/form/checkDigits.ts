import { validate as validateCuit } from 'stdnum/lib/esm/ar/cuit.js';
import { validate as validateCpf } from 'stdnum/lib/esm/br/cpf.js';
import { validate as validateRut } from 'stdnum/lib/esm/cl/rut.js';
import { validate as validateNit } from 'stdnum/lib/esm/co/nit.js';
import type { DocumentType } from '#countries/country.ts';

export type CheckedNumber = DocumentType | 'CBU' | 'CUIT';

const weights = [9, 3, 1, 7];

/** Each of the two parts of a CBU ends with its check digit, which adds its weighted digits up to a multiple of 10. */
const isCbu = (cbu: string): boolean =>
  [cbu.slice(0, 8), cbu.slice(8)].every((part) => {
    const [check = 0, ...others] = Array.from(part, Number).toReversed();
    const sum = others.reduce(
      (total, digit, index) => total + digit * (weights[(index + 1) % 4] ?? 0),
      check,
    );
    return sum % 10 === 0;
  });

const byStdnum = (validate: typeof validateRut) => (text: string) => validate(text).isValid;

/** The numbers with check digits; a DNI, CC and CE have none. */
const validators: Partial<Record<CheckedNumber, (text: string) => boolean>> = {
  // stdnum refuses a CBU with a 0 as one of the two check digits.
  CBU: isCbu,
  CPF: byStdnum(validateCpf),
  CUIT: byStdnum(validateCuit),
  NIT: byStdnum(validateNit),
  RUT: byStdnum(validateRut),
};

/** Whether the check digits of a clean number are right; true for a number without check digits (FORM-01). */
export const hasRightCheckDigits = (kind: CheckedNumber, text: string): boolean =>
  validators[kind]?.(text) ?? true;
