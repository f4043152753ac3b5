import { textBundle } from './textBundle.ts';

/** Texts of the fields of a bank account (EXCH-07, EXCH-09). */
export const bankDataTexts = textBundle(
  {
    bankData: {
      ownerName: 'Nombre y apellido del titular',
      owner_document: 'DNI del titular',
      rut: 'RUT del titular',
      cbu: 'CBU',
      account_number: 'Número de cuenta',
      cuit_cuil: 'CUIT o CUIL del titular',
      accountType: 'Tipo de cuenta',
      checking: 'Cuenta corriente',
      savings: 'Caja de ahorro',
      ownerEmail: 'E-mail del titular',
    },
    /** How long a number is, where it is easily confused with another one. */
    bankDataHelp: {
      cbu: 'Son 22 dígitos. Están en el resumen o en la aplicación de su banco.',
      cuit_cuil: 'Son 11 dígitos.',
    },
  },
  {
    cl: { bankData: { savings: 'Cuenta de ahorro' } },
    co: { bankData: { owner_document: 'Número de documento del titular', savings: 'Cuenta de ahorros' } },
    br: { bankData: { owner_document: 'CPF del titular', savings: 'Cuenta de ahorro' } },
  },
);
