import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openForm } from '#testing/render/openForm.tsx';
import type { Sending } from './useFormOf.ts';

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
  // A second click this soon would be that of a double tap.
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
