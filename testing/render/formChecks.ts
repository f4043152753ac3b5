import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { passwordRules } from '#rules/validation/patterns.ts';
import { answerWith } from './mockWorker.ts';

/** The hints for a phone on a field: what it may fill in, the keyboard, and whether it is a secret. */
export type FieldHints = [autocomplete: string, keyboard?: string, type?: 'password'];

/** A failure after sending, which leaves all as it was typed. */
export interface Failure {
  /** Causes it; without it the mock refuses the typed values. */
  cause?: () => unknown;
  /** The field that shows its text and gets the focus; without one the failure is about the whole form. */
  at?: string;
  text: string | RegExp;
}

/** A form of the shop, with the values that prove FORM-02. */
export interface TestedForm {
  name: string;
  open: () => Promise<unknown>;
  /** The text of the button that sends it. */
  send: string;
  /** Its fields by their labels, in their order. */
  fields: Readonly<Record<string, FieldHints>>;
  /** Its first field with an invalid value, and the message; undefined for a form that only the server validates. */
  wrong?: [value: string, text: string];
  /** Values with which the form can be sent, by the labels of the fields. */
  typed: Readonly<Record<string, string>>;
  /** Further choices. */
  choose?: () => unknown;
  failures: readonly Failure[];
}

/** The e-mail that belongs to a password. */
export const email: FieldHints = ['username', 'email'];
/** A number that only the customer knows. */
export const digits: FieldHints = ['off', 'numeric'];
/** The person's fields in Argentina. */
export const person: Record<string, FieldHints> = {
  Nombre: ['given-name'],
  'Segundo nombre (opcional)': ['additional-name'],
  Apellido: ['family-name'],
  'Número de DNI': digits,
  Día: ['bday-day', 'numeric'],
  Mes: ['bday-month', 'numeric'],
  Año: ['bday-year', 'numeric'],
};
/** A bank account in Argentina. */
export const account: Record<string, FieldHints> = {
  'Nombre y apellido del titular': ['name'],
  'DNI del titular': digits,
  CBU: digits,
  'CUIT o CUIL del titular': digits,
  'E-mail del titular': ['email', 'email'],
};

/** An invalid e-mail with its message. */
export const noEmail: [value: string, text: string] = ['ana@mail', 'Ingrese una dirección de E-mail válida'];
/** The message for most invalid values. */
export const invalid = 'Ingrese un valor válido';
/** The message for a name with a digit. */
export const no2 = 'Este campo no acepta «2».';

/** No response to a call. */
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

/** The parts of a date of birth are side by side: the first of such a group is in the column. */
const isFirst = (control: HTMLElement) => {
  const group = control.closest('fieldset');
  return group === null || group.querySelector('input') === control;
};

/** The hints of a field by default. */
const usual = ['off', '', 'text'];

/** The checks of FORM-02 for one form; fields are named by their labels. */
export function formChecks(form: HTMLFormElement) {
  const fieldOf = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } });
  /**
   * The button may be outside of the form, as in a wizard. By key, because clicks that follow each other
   * this fast are a double tap.
   */
  async function press(name: string) {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  }
  const isRight = (label: string) =>
    waitFor(() => expect(fieldOf(label)).not.toHaveAttribute('aria-invalid'));
  const isWrong = (label: string, text: string | RegExp) =>
    waitFor(() => expect(fieldOf(label)).toHaveAccessibleDescription(text));

  /** The controls with a label above, in the order of the page. */
  const controls = () =>
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea, [role="combobox"]')].filter(
      (control) => control.type !== 'radio' && control.type !== 'checkbox',
    );

  /** Labels above their fields, and the fields one below the other with the same left edge. */
  function expectOneColumn() {
    const all = controls();
    for (const control of all) {
      const label =
        control.labels?.[0] ?? document.getElementById(control.getAttribute('aria-labelledby') ?? '');
      expect(label?.getBoundingClientRect().bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top);
    }
    const column = all.filter(isFirst).map((control) => control.getBoundingClientRect());
    expect(new Set(column.map(({ left }) => Math.round(left))).size).toBe(1);
    for (const [place, { top }] of column.entries())
      expect(top).toBeGreaterThanOrEqual(column[place - 1]?.bottom ?? 0);
  }

  return {
    fieldOf,
    type,
    press,
    expectOneColumn: () => waitFor(expectOneColumn),
    fill(values: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries(values)) type(label, value);
    },
    /** The hints for a phone: what it may fill in, the keyboard, and whether it is a secret. */
    expectHints(label: string, row: FieldHints) {
      const field = fieldOf(label);
      const { autocomplete, inputMode, type: kind, autocapitalize, spellcheck } = field;
      expect([autocomplete, inputMode, kind]).toEqual([...row, ...usual.slice(row.length)]);
      expect(field.getAttribute('passwordrules')).toBe(
        autocomplete === 'new-password' ? passwordRules : null,
      );
      // In an e-mail the phone neither capitalises nor corrects.
      if (inputMode === 'email') expect([autocapitalize, spellcheck]).toEqual(['none', false]);
    },
    /** A field is validated on blur, and from then on while typing; the invalid value stays in it. */
    async expectChecked(label: string, [wrong, text]: readonly [string, string], right: string) {
      type(label, wrong);
      expect(fieldOf(label)).not.toHaveAttribute('aria-invalid');
      fireEvent.blur(fieldOf(label));
      await isWrong(label, text);
      type(label, right);
      await isRight(label);
      type(label, wrong);
      await isWrong(label, text);
    },
    expectFocus: (label: string) => waitFor(() => expect(fieldOf(label)).toHaveFocus()),
    async expectFault(label: string, text: string | RegExp) {
      await isWrong(label, text);
      // The focus follows the text in an effect.
      await waitFor(() => expect(fieldOf(label)).toHaveFocus());
    },
    /** All typed and chosen values. */
    answers: (labels: readonly string[]) => ({
      typed: labels.map((label) => fieldOf(label).value),
      chosen: [...form.querySelectorAll<HTMLInputElement>(':checked')].map(({ name, value }) => [
        name,
        value,
      ]),
    }),
  };
}
