import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { everyForm } from '#testing/everyForm.ts';
import type { Failure, TestedForm } from '#testing/testedForm.ts';
import { answerAgain } from '#testing/mockWorker.ts';

const slow = { timeout: 5000 };
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The controls with a label above, in the order of the page. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea, [role="combobox"]')].filter(
    (control) => control.type !== 'radio' && control.type !== 'checkbox',
  );

/** The parts of a date of birth stand side by side: of such a group the first is the one of the column. */
const isFirst = (control: HTMLElement) => {
  const group = control.closest('fieldset');
  return group === null || group.querySelector('input') === control;
};

/** Labels above their fields, and the fields one below the other with the same left edge. */
function expectOneColumn(form: HTMLFormElement) {
  const controls = controlsOf(form);
  for (const control of controls) {
    const label =
      control.labels?.[0] ?? document.getElementById(control.getAttribute('aria-labelledby') ?? '');
    expect(label?.getBoundingClientRect().bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top);
  }
  const column = controls.filter(isFirst).map((control) => control.getBoundingClientRect());
  expect(new Set(column.map(({ left }) => Math.round(left))).size).toBe(1);
  for (const [place, { top }] of column.entries())
    expect(top).toBeGreaterThanOrEqual(column[place - 1]?.bottom ?? 0);
}

/** What the phone is told of a field: what it may fill in, the keyboard, and whether it is a secret. */
function told(label: string) {
  const { autocomplete, inputMode, type: kind } = fieldOf(label);
  return [autocomplete, inputMode, kind];
}

/** All that was typed and chosen, to be compared with later. */
function kept(labels: readonly string[], form: HTMLFormElement) {
  const chosen = [...form.querySelectorAll(':checked')];
  const typed = labels.map((label) => fieldOf(label).value);
  return () => {
    expect(labels.map((label) => fieldOf(label).value)).toEqual(typed);
    expect(chosen.filter((each) => !each.matches(':checked'))).toEqual([]);
  };
}

async function fill({ typed, choose }: TestedForm) {
  for (const [label, value] of Object.entries(typed)) type(label, value);
  await choose?.();
}

/** The first field is checked when it is left and then while typing, and is focused on sending. */
async function expectChecks({ fields, wrong, typed, send }: TestedForm) {
  if (wrong === undefined) return;
  const [value, text] = wrong;
  const [first = ''] = Object.keys(fields);
  type(first, value);
  expect(fieldOf(first)).not.toHaveAttribute('aria-invalid');
  fireEvent.blur(fieldOf(first));
  await waitFor(() => expect(fieldOf(first)).toHaveAccessibleDescription(text));
  type(first, typed[first] ?? '');
  await waitFor(() => expect(fieldOf(first)).not.toHaveAttribute('aria-invalid'));
  type(first, value);
  await waitFor(() => expect(fieldOf(first)).toHaveAccessibleDescription(text));
  await press(send);
  await waitFor(() => expect(fieldOf(first)).toHaveFocus());
}

async function expectFault(label: string, text: Failure['text']) {
  await waitFor(() => expect(fieldOf(label)).toHaveAccessibleDescription(text), slow);
  // The focus follows the text in an effect.
  await waitFor(() => expect(fieldOf(label)).toHaveFocus());
}

async function expectFailure({ cause, at, text }: Failure, send: string) {
  cause?.();
  await press(send);
  if (at === undefined) await screen.findByText(text, {}, slow);
  else await expectFault(at, text);
  answerAgain();
}

/** What is told of a field whose row leaves it out. */
const usual = ['off', '', 'text'];

test.each(everyForm.map((form) => [form.name, form] as const))(
  'FORM-02: the form of %s: one column, keyboards, checks, focus and what a failure leaves',
  async (_name, tested) => {
    const { fields, send, failures } = tested;
    const labels = Object.keys(fields);
    await tested.open();
    const { form } = fieldOf(labels[0] ?? '');
    if (form === null) throw new Error('These fields are in no form.');
    await waitFor(() => expectOneColumn(form), slow);
    for (const [label, row] of Object.entries(fields))
      expect(told(label)).toEqual([...row, ...usual.slice(row.length)]);
    await expectChecks(tested);
    await fill(tested);
    const expectKept = kept(labels, form);
    for (const failure of failures) {
      // Each follows the one before, as the answers of one visit do.
      await expectFailure(failure, send);
      expectKept();
    }
  },
);
