import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CountryCode } from '#countries/country.ts';
import { openRegister, typed } from '#testing/render/openRegister.tsx';

const { 'Número de DNI': _dni, ...others } = typed;

/** The document that was sent. */
async function sendDocument(country: CountryCode, label: string, number: string, type?: string) {
  const { onSend, field, fill, send } = openRegister({ country });
  fill({ ...others, [label]: number });
  if (type !== undefined) fireEvent.change(field('Tipo de documento'), { target: { value: type } });
  fireEvent.click(screen.getByRole('radio', { name: 'Femenino' }));
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  const { identification_type, identification } = onSend.mock.calls[0]?.[0] ?? {};
  return [identification_type, identification];
}

test.each([
  ['ar', 'DNI', 'Número de DNI'],
  ['cl', 'RUT', 'Número de RUT'],
  ['br', 'CPF', 'Número de CPF'],
] as const)('COUNTRY-13: in %s the document is the %s, without a choice', (country, _type, label) => {
  const { field } = openRegister({ country });
  expect(field(label)).toBeVisible();
  expect(screen.queryByLabelText('Tipo de documento')).toBeNull();
});

test('COUNTRY-13: in co there are CC, CE and NIT, and CC is preselected', () => {
  const { field } = openRegister({ country: 'co' });
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['CC', 'CE', 'NIT']);
  expect(field('Tipo de documento')).toHaveValue('CC');
  expect(field('Número de documento')).toBeVisible();
});

test('COUNTRY-12, FORM-02: only for a RUT the keyboard has letters', () => {
  expect(openRegister({ country: 'cl' }).field('Número de RUT')).toHaveAttribute('inputmode', 'text');
});

describe('what is typed into it', () => {
  test.each([
    ['ar', 'Número de DNI', '30.123.456', undefined, ['DNI', '30123456']],
    ['cl', 'Número de RUT', '12.345.678-k', undefined, ['RUT', '12345678K']],
    ['cl', 'Número de RUT', '7.654.321-K', undefined, ['RUT', '07654321K']],
    ['co', 'Número de documento', '1.234.567.890', undefined, ['CC', '1234567890']],
    ['co', 'Número de documento', '300 123 456-7', 'NIT', ['NIT', '3001234567']],
    ['br', 'Número de CPF', '123.456.789-01', undefined, ['CPF', '12345678901']],
  ] as const)(
    'VAL-31: in %s, %s: %j is sent without its signs',
    async (country, label, number, type, sent) => {
      expect(await sendDocument(country, label, number, type)).toEqual(sent);
    },
  );

  test.each([
    ['ar', 'Número de DNI', '123456'],
    ['ar', 'Número de DNI', '1234567a'],
    ['ar', 'Número de DNI', '😀'],
    ['cl', 'Número de RUT', '654321-K'],
    ['co', 'Número de documento', '12345'],
    ['br', 'Número de CPF', '1234567890'],
  ] as const)('VAL-31: in %s, %s: %j is refused', async (country, label, number) => {
    const { field, leave } = openRegister({ country });
    await leave(label, number);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription('Ingrese un valor válido'));
  });

  test.each([
    ['1', ''],
    ['12.345.678-k', ''],
    ['7.654.321', ''],
    ['12.345.678-KK', 'Ingrese un valor válido'],
    ['12J', 'Ingrese un valor válido'],
  ])('VAL-22, VAL-27: while it is typed, what %j may become of a RUT says: %j', async (number, fault) => {
    const { field, type } = openRegister({ country: 'cl' });
    type('Número de RUT', number);
    await waitFor(() => expect(field('Número de RUT')).toHaveAccessibleDescription(fault));
  });

  test('VAL-16, VAL-22: a RUT that is corrected or emptied has no fault until it is left', async () => {
    const { field, type, leave } = openRegister({ country: 'cl' });
    type('Número de RUT', '1234567890');
    expect(field('Número de RUT')).toHaveAccessibleDescription('Ingrese un valor válido');
    type('Número de RUT', '123456');
    expect(field('Número de RUT')).toHaveAccessibleDescription('');
    type('Número de RUT', 'J');
    type('Número de RUT', ' ');
    expect(field('Número de RUT')).toHaveAccessibleDescription('');
    await leave('Número de RUT', '');
    await waitFor(() => expect(field('Número de RUT')).toHaveAccessibleDescription('Campo obligatorio'));
  });

  test('VAL-27: another document is not checked before it is left', () => {
    const { field, type } = openRegister();
    type('Número de DNI', '123456789a');
    expect(field('Número de DNI')).toHaveAccessibleDescription('');
  });

  test('VAL-31: another type has the number checked again', async () => {
    const { field, leave } = openRegister({ country: 'co' });
    await leave('Número de documento', '1234567890');
    field('Tipo de documento').focus();
    await userEvent.selectOptions(field('Tipo de documento'), 'CE');
    await userEvent.click(field('Nombre'));
    await waitFor(() =>
      expect(field('Número de documento')).toHaveAccessibleDescription('Ingrese un valor válido'),
    );
  });
});

describe('the hint of a document', () => {
  const hint = 'Revise el número ingresado.';

  test.each([
    ['cl', 'Número de RUT', '12.345.678-4', '12.345.678-5'],
    ['br', 'Número de CPF', '529.982.247-24', '529.982.247-25'],
    ['co', 'Número de documento', '213.123.432-5', '213.123.432-1'],
  ] as const)('FORM-01: in %s, %s: %s has it, and %s has not', async (country, label, wrong, right) => {
    const { field, leave } = openRegister({ country });
    if (country === 'co') fireEvent.change(field('Tipo de documento'), { target: { value: 'NIT' } });
    await leave(label, wrong);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(hint));
    expect(field(label)).not.toHaveAttribute('aria-invalid');
    await leave(label, right);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(''));
  });

  test('FORM-01: what fits no pattern has a fault in place of it', async () => {
    const { field, type, leave } = openRegister({ country: 'br' });
    await leave('Número de CPF', '529.982.247-24');
    await waitFor(() => expect(field('Número de CPF')).toHaveAccessibleDescription(hint));
    type('Número de CPF', '529.982.247');
    expect(field('Número de CPF')).not.toHaveAccessibleDescription(hint);
    await waitFor(() =>
      expect(field('Número de CPF')).toHaveAccessibleDescription('Ingrese un valor válido'),
    );
  });
});
