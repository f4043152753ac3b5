import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useState } from 'react';
import type { CountryCode } from '#countries/country.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import { type BankFormOutput, bankForm, noBankData } from '#schemas/forms/bankForm.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { useShop } from '../shop.ts';
import { BankFields } from './BankFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useFormOf } from './useFormOf.ts';

function Form({ onSend }: { onSend: (values: BankFormOutput) => void }) {
  const { country } = useShop();
  const [schema] = useState(() => bankForm(bankRules(country)));
  const form = useFormOf(schema, {
    first: noBankData,
    onSend: (values) => {
      onSend(values);
      return Promise.resolve({ kind: 'open' });
    },
  });
  return (
    <FormFrame form={form} send="Enviar">
      <BankFields field={form.field} typed={form.watch()} />
    </FormFrame>
  );
}

function open(country: CountryCode) {
  const sent: BankFormOutput[] = [];
  renderShop({ country, children: <Form onSend={(values) => sent.push(values)} /> });
  return sent;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
function leave(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const labels = () =>
  screen.getAllByRole('textbox').map((each) => (each as HTMLInputElement).labels?.[0]?.textContent);

const name = 'Nombre y apellido del titular';
const email = 'E-mail del titular';

describe.each([
  ['ar', ['DNI del titular', 'CBU', 'CUIT o CUIL del titular']],
  ['cl', ['RUT del titular', 'Número de cuenta']],
  ['co', ['Número de documento del titular', 'Número de cuenta']],
  ['br', ['CPF del titular', 'Número de cuenta']],
] as const)('in %s', (country, numbers) => {
  test('EXCH-07, EXCH-08, EXCH-09: its fields and the two types of account', () => {
    open(country);
    expect(labels()).toEqual([name, ...numbers, email]);
    expect(
      screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Cuenta corriente', 'Caja de ahorro']);
  });

  test('EXCH-04, EXCH-08: each missing field says so, the first has the focus, and nothing is sent', async () => {
    const sent = open(country);
    await send();
    await waitFor(() => expect(field(name)).toHaveFocus());
    for (const label of [name, ...numbers, email])
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining('Campo obligatorio'));
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Campo obligatorio');
    expect(sent).toEqual([]);
  });
});

test.each([
  ['ar', 'CBU', '2850590940090418135202', '28505909 40090418135201'],
  ['ar', 'CUIT o CUIL del titular', '20-17254359-8', '20-17254359-7'],
  ['cl', 'RUT del titular', '12.345.678-4', '12.345.678-5'],
  ['br', 'CPF del titular', '529.982.247-24', '529.982.247-25'],
] as const)(
  'FORM-01: in %s a %s with wrong check digits has a hint and no fault',
  async (country, label, wrong, right) => {
    open(country);
    leave(label, wrong);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription('Revise el número ingresado.'));
    expect(field(label)).not.toHaveAttribute('aria-invalid');
    leave(label, right);
    await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription(/Revise/));
  },
);

test('FORM-01, EXCH-07: a number with a hint is sent all the same', async () => {
  const sent = open('cl');
  leave(name, 'María José Pérez');
  leave('RUT del titular', '12.345.678-K');
  leave('Número de cuenta', '001-23456');
  await userEvent.click(screen.getByRole('radio', { name: 'Cuenta corriente' }));
  leave(email, 'maria@mail.com');
  await waitFor(() =>
    expect(field('RUT del titular')).toHaveAccessibleDescription('Revise el número ingresado.'),
  );
  await send();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        owner_name: 'María José Pérez',
        rut: '12345678K',
        account_number: '00123456',
        account_type: 'checking',
        owner_email: 'maria@mail.com',
      },
    ]),
  );
});

test('VAL-22, VAL-27: a RUT that typing on cannot complete says so at once', async () => {
  open('cl');
  fireEvent.change(field('RUT del titular'), { target: { value: '1234567890' } });
  await waitFor(() =>
    expect(field('RUT del titular')).toHaveAccessibleDescription('Ingrese un valor válido'),
  );
});
