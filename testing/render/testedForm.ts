import { http, HttpResponse } from 'msw';
import { answerWith } from './mockWorker.ts';

/** How a phone is told about a field: what it may fill in, the keyboard, and whether it is a secret. */
export type Told = [autocomplete: string, keyboard?: string, type?: 'password'];

/** A failure after sending, which leaves all as it was typed. */
export interface Failure {
  /** Brings it about; without it the mock refuses what was typed. */
  cause?: () => unknown;
  /** The field at which its text is, and which is focused; without one it is about the form as a whole. */
  at?: string;
  text: string | RegExp;
}

/** A form of the shop, with what FORM-02 is proven by. */
export interface TestedForm {
  name: string;
  open: () => Promise<unknown>;
  /** The text of the button that sends it. */
  send: string;
  /** Its fields by their labels, in their order. */
  fields: Readonly<Record<string, Told>>;
  /** Its first field with a value that does not fit, and the text of it; none for a form whose values the server alone judges. */
  wrong?: [value: string, text: string];
  /** Values with which the form can be sent, by the labels of the fields. */
  typed: Readonly<Record<string, string>>;
  /** What else is to be chosen. */
  choose?: () => unknown;
  failures: readonly Failure[];
}

/** The e-mail that belongs to a password. */
export const email: Told = ['username', 'email'];
/** A number that only the customer knows. */
export const digits: Told = ['off', 'numeric'];
/** Who a customer is, in Argentina. */
export const person: Record<string, Told> = {
  Nombre: ['given-name'],
  'Segundo nombre (opcional)': ['additional-name'],
  Apellido: ['family-name'],
  'Número de DNI': digits,
  Día: ['bday-day', 'numeric'],
  Mes: ['bday-month', 'numeric'],
  Año: ['bday-year', 'numeric'],
};
/** A bank account in Argentina. */
export const account: Record<string, Told> = {
  'Nombre y apellido del titular': ['name'],
  'DNI del titular': digits,
  CBU: digits,
  'CUIT o CUIL del titular': digits,
  'E-mail del titular': ['email', 'email'],
};

/** An e-mail that is none, with what is said of it. */
export const noEmail: [value: string, text: string] = ['ana@mail', 'Ingrese una dirección de E-mail válida'];
/** What is said of most values that do not fit. */
export const invalid = 'Ingrese un valor válido';
/** What is said of a name with a digit. */
export const no2 = 'Este campo no acepta «2».';

/** No answer to a call. */
export const unanswered = (call: string): Failure => ({
  cause: () => answerWith(http.post(`*/${call}`, () => HttpResponse.error())),
  text: 'Ha ocurrido un error.',
});

/** A backend that does not accept a field. */
export const refusing = (call: string, field: string) => () =>
  answerWith(
    http.post(`*/${call}`, () =>
      HttpResponse.json({
        error: true,
        message: 'Errors in customer data.',
        errors: [{ code: 'INVALID', field, message: 'Invalid.' }],
      }),
    ),
  );
