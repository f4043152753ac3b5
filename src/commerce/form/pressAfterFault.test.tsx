import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSignIn } from '#testing/render/signInScreens.ts';

/** A press as long as that of a finger. */
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
