import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { everyForm } from '#testing/render/everyForm.ts';
import { type Failure, formChecks } from '#testing/render/formChecks.ts';
import {
  type CountryForms,
  formsOfCountries,
  openForms,
  refusedThere,
  typedThere,
} from '#testing/render/formsOfCountries.tsx';
import { answerAgain } from '#testing/render/mockWorker.ts';
import { openForm } from '#testing/render/openForm.tsx';
import { openSignIn } from '#testing/render/signInScreens.ts';
import type { Sending } from './useFormOf.ts';

type Checks = ReturnType<typeof formChecks>;

async function expectFailure(checks: Checks, { cause, at, text }: Failure, send: string) {
  cause?.();
  await checks.press(send);
  if (at === undefined) await screen.findByText(text);
  else await checks.expectFault(at, text);
  answerAgain();
}

test.each(everyForm.map((form) => [form.name, form] as const))(
  'FORM-02: the form of %s: one column, keyboards, checks, focus and what a failure leaves',
  async (_name, { open, fields, wrong, typed, choose, send, failures }) => {
    const labels = Object.keys(fields);
    const [first = ''] = labels;
    await open();
    const { form } = screen.getByLabelText<HTMLInputElement>(first);
    if (form === null) throw new Error('These fields are in no form.');
    const checks = formChecks(form);
    await checks.expectOneColumn();
    for (const [label, row] of Object.entries(fields)) checks.expectHints(label, row);
    if (wrong !== undefined) {
      await checks.expectChecked(first, wrong, typed[first] ?? '');
      await checks.press(send);
      await checks.expectFocus(first);
    }
    checks.fill(typed);
    await choose?.();
    const answered = checks.answers(labels);
    for (const failure of failures) {
      // Each follows the one before, as the answers of one visit do.
      await expectFailure(checks, failure, send);
      // A failure may bring up more to choose, with what is known of it.
      expect(checks.answers(labels)).toMatchObject({
        typed: answered.typed,
        chosen: expect.arrayContaining(answered.chosen) as unknown,
      });
    }
  },
);

const invalid = 'Ingrese un valor válido';

test.each(Object.entries(formsOfCountries) as [keyof typeof formsOfCountries, CountryForms][])(
  'FORM-02: the forms that are different in %s: keyboards, checks, focus and what a refusal leaves',
  async (country, forms) => {
    const formOf = await openForms(country);
    for (const [button, fields] of Object.entries(forms) as [keyof CountryForms, CountryForms['Guardar']][]) {
      const form = formOf(button);
      const checks = formChecks(form);
      await checks.expectOneColumn();
      for (const [label, hints, wrong, right] of fields) {
        checks.expectHints(label, hints);
        await checks.expectChecked(label, [wrong, invalid], right);
      }
      checks.fill(typedThere[button]);
      const choice = within(form).queryByRole('radio', { name: /^(Femenino|.* de ahorros?)$/ });
      if (choice) fireEvent.click(choice);
      form.requestSubmit();
      await checks.expectFocus(fields[0]?.[0] ?? '');
      checks.fill(Object.fromEntries(fields.map(([label, _hints, _wrong, right]) => [label, right])));
      const labels = [...fields.map(([label]) => label), ...Object.keys(typedThere[button])];
      const answered = checks.answers(labels);
      form.requestSubmit();
      await checks.expectFault(refusedThere(forms, button), invalid);
      expect(checks.answers(labels)).toEqual(answered);
    }
  },
);

/** A call that is answered when the test says so. */
function pending() {
  const answer = Promise.withResolvers<Sending>();
  return { send: () => answer.promise, answer: answer.resolve };
}

test('FORM-03: while it is on its way neither a second tap nor Enter sends it again', async () => {
  const { send, answer } = pending();
  const { onSend, email, button, fill } = openForm(send);
  fill();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button, { force: true });
  await userEvent.type(email, '{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  answer({ kind: 'refused', text: 'Ha ocurrido un error.' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
});

test('a form that is sent again does not say any more that it has failed', async () => {
  const answers: Promise<Sending>[] = [
    Promise.resolve({ kind: 'refused', text: 'Ha ocurrido un error.' }),
    pending().send(),
  ];
  const { button, fill } = openForm(() => answers.shift() ?? Promise.reject(new Error('A third call.')));
  fill();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('FORM-03: a form that is done stays locked, until its screen is left', async () => {
  const { onSend, button, fill } = openForm(() => Promise.resolve({ kind: 'done' }));
  fill();
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button, { force: true });
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('FORM-03: a form that was refused by its own schema is not locked', async () => {
  const { onSend, button, fill } = openForm();
  await userEvent.click(button);
  fill();
  // A second click this soon would count as a double tap.
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

/** A press as long as a finger's. */
const press = (element: HTMLElement) => userEvent.click(element, { delay: 120 });

test('FORM-02: a choice that is pressed right after a wrong value is taken with the first press', async () => {
  await openSignIn('/login');
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await userEvent.fill(email, 'ana');
  const keep = screen.getByRole('checkbox', { name: 'Mantener sesión iniciada' });
  await press(keep);
  expect(keep).toBeChecked();
});

test('FORM-02: so is one of several, below the parts of a date', async () => {
  await openSignIn('/register');
  for (const [label, value] of [
    ['Día', '31'],
    ['Mes', '2'],
    ['Año', '1990'],
  ] as const)
    await userEvent.fill(screen.getByLabelText(label), value);
  const choice = screen.getByRole('radio', { name: 'Femenino' });
  await press(choice);
  expect(choice).toBeChecked();
  await userEvent.keyboard('{Tab}');
  expect(await screen.findByText('Por favor, ingrese una fecha de nacimiento valida')).toBeVisible();
});
