import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import type { Sending } from './useFormOf.ts';

/** A question that is answered like this, and a button that opens it again. */
function Question({ answer }: { answer: Sending | Promise<Sending> }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ConfirmSheet
        open={open}
        title="¿Eliminar la dirección?"
        confirm="Eliminar"
        cancel="Cancelar"
        onConfirm={() => Promise.resolve(answer)}
        onClose={() => setOpen(false)}
      >
        <p>No se puede deshacer.</p>
      </ConfirmSheet>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a refusal is read in the sheet, and is gone when it is asked again', async () => {
  renderShop({ children: <Question answer={{ kind: 'refused', text: 'No se pudo.' }} /> });
  await press('Eliminar');
  expect(await screen.findByText('No se pudo.')).toBeVisible();
  await press('Cancelar');
  await closed();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('No se puede deshacer.')).toBeVisible();
  expect(screen.queryByText('No se pudo.')).toBeNull();
});

test('what was done once can be done when it is asked again', async () => {
  renderShop({ children: <Question answer={{ kind: 'done' }} /> });
  for (const _ of [1, 2]) {
    await press('Eliminar');
    await closed();
    fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  }
  expect(screen.getByRole('button', { name: 'Eliminar' })).not.toHaveAttribute('aria-busy');
});

test('the answer to a question that was closed does not close the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<Sending>();
  renderShop({ children: <Question answer={promise} /> });
  await press('Eliminar');
  await press('Cancelar');
  await closed();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  resolve({ kind: 'done' });
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(screen.getByRole('button', { name: 'Abrir', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
