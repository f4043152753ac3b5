import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { passwordRules } from '#rules/validation/patterns.ts';
import type { Told } from './testedForm.ts';

/** The parts of a date of birth stand side by side: of such a group the first is the one of the column. */
const isFirst = (control: HTMLElement) => {
  const group = control.closest('fieldset');
  return group === null || group.querySelector('input') === control;
};

/** What is told of a field whose row leaves it out. */
const usual = ['off', '', 'text'];

/** What FORM-02 asks of one form, as checks; fields are named by their labels. */
export function formChecks(form: HTMLFormElement) {
  const fieldOf = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } });
  /**
   * The button may stand outside of the form, as that of a wizard does. By key, because clicks that follow each other
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
    /** What the phone is told of a field: what it may fill in, the keyboard, and whether it is a secret. */
    expectTold(label: string, row: Told) {
      const field = fieldOf(label);
      const { autocomplete, inputMode, type: kind, autocapitalize, spellcheck } = field;
      expect([autocomplete, inputMode, kind]).toEqual([...row, ...usual.slice(row.length)]);
      expect(field.getAttribute('passwordrules')).toBe(
        autocomplete === 'new-password' ? passwordRules : null,
      );
      // Of an e-mail the phone makes no capital letter, and no word.
      if (inputMode === 'email') expect([autocapitalize, spellcheck]).toEqual(['none', false]);
    },
    /** A field is checked when it is left, and from then on while typing; it is left with what is wrong. */
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
    /** All that is typed and chosen. */
    answers: (labels: readonly string[]) => ({
      typed: labels.map((label) => fieldOf(label).value),
      chosen: [...form.querySelectorAll<HTMLInputElement>(':checked')].map(({ name, value }) => [
        name,
        value,
      ]),
    }),
  };
}
