import { validate as validateCpf } from 'stdnum/lib/esm/br/cpf.js';
import { validate as validateRut } from 'stdnum/lib/esm/cl/rut.js';
import { validate as validateNit } from 'stdnum/lib/esm/co/nit.js';
import type { DocumentType } from '#countries/country.ts';

/** The documents with check digits; a DNI, CC and CE have none. */
const validators: Partial<Record<DocumentType, typeof validateRut>> = {
  CPF: validateCpf,
  NIT: validateNit,
  RUT: validateRut,
};

/** Whether the check digits of a clean document are right; true where its type has none (FORM-01). */
export const hasRightCheckDigits = (type: DocumentType, document: string): boolean =>
  validators[type]?.(document).isValid ?? true;
