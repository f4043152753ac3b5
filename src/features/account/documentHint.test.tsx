import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { description, openEdit } from '#testing/openEdit.ts';

describe('the check digits', () => {
  const hint = 'Revise el número ingresado.';

  test.each([
    ['cl', 'Número de RUT', '12.345.678-4', '12.345.678-5'],
    ['br', 'Número de CPF', '529.982.247-24', '529.982.247-25'],
  ] as const)(
    'FORM-01: in %s a %s with wrong ones has a hint and no fault',
    async (country, label, wrong, right) => {
      const { leave, field } = await openEdit({ identification: '', identification_type: '' }, country);
      leave(label, wrong);
      await description(field(label), hint);
      expect(field(label)).not.toHaveAttribute('aria-invalid');
      leave(label, right);
      await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription());
    },
  );

  test('FORM-01: in co those of a NIT are checked, and a CC has none', async () => {
    const { leave, field } = await openEdit({ identification: '', identification_type: '' }, 'co');
    await userEvent.selectOptions(field('Tipo de documento'), 'NIT');
    leave('Número de documento', '900.123.456-1');
    await description(field('Número de documento'), hint);
    await userEvent.selectOptions(field('Tipo de documento'), 'CC');
    await waitFor(() => expect(field('Número de documento')).not.toHaveAccessibleDescription(hint));
  });

  test('FORM-01: a document with a hint is sent all the same', async () => {
    const { leave, field, send } = await openEdit({ identification: '', identification_type: '' }, 'cl');
    leave('Número de RUT', '12.345.678-4');
    await description(field('Número de RUT'), hint);
    await send();
    // The server refuses it.
    await description(field('Número de RUT'), 'Ingrese un valor válido');
    expect(screen.getByRole('alert')).toHaveTextContent('Revise los datos ingresados.');
    expect(field('Número de RUT')).toHaveValue('12.345.678-4');
  });
});
