import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useShop } from '#commerce/shop.ts';
import type { CountryCode } from '#countries/country.ts';
import { bankRules } from '#rules/validation/bankRules.ts';
import { type BankFormOutput, bankForm, noBankData } from '#schemas/forms/bankForm.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { BankFields } from './BankFields.tsx';
import { FormFrame } from './FormPage.tsx';
import { type Sending, useFormOf } from './useFormOf.ts';

type Send = (values: BankFormOutput) => Sending | void;

function Form({ onSend }: { onSend: Send }) {
  const { country } = useShop();
  const [schema] = useState(() => bankForm(bankRules(country)));
  const form = useFormOf(schema, {
    first: noBankData,
    onSend: (values) => Promise.resolve(onSend(values) ?? { kind: 'open' }),
  });
  return (
    <FormFrame form={form} send="Enviar">
      <BankFields field={form.field} typed={form.watch()} />
    </FormFrame>
  );
}

function open(country: CountryCode, answer?: Sending) {
  const sent: BankFormOutput[] = [];
  const onSend: Send = (values) => {
    sent.push(values);
    return answer;
  };
  renderShop({ country, children: <Form onSend={onSend} /> });
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
  ['ar', 'Caja de ahorro', ['DNI del titular', 'CBU', 'CUIT o CUIL del titular']],
  ['cl', 'Cuenta de ahorro', ['RUT del titular', 'Número de cuenta']],
  ['co', 'Cuenta de ahorros', ['Número de documento del titular', 'Número de cuenta']],
  ['br', 'Cuenta de ahorro', ['CPF del titular', 'Número de cuenta']],
] as const)('in %s', (country, savings, numbers) => {
  test('EXCH-07, EXCH-08, EXCH-09: its fields and the two types of account', () => {
    open(country);
    expect(labels()).toEqual([name, ...numbers, email]);
    expect(
      screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Cuenta corriente', savings]);
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

test('of a CBU and a CUIT it says how many digits they have', () => {
  open('ar');
  expect(field('CBU')).toHaveAccessibleDescription(/^Son 22 dígitos\./);
  expect(field('CUIT o CUIL del titular')).toHaveAccessibleDescription('Son 11 dígitos.');
  expect(field('DNI del titular')).toHaveAccessibleDescription('');
});

test('FORM-01: a right number has no hint, also right after the form was opened', () => {
  open('cl');
  leave('RUT del titular', '12.345.678-5');
  expect(field('RUT del titular')).not.toHaveAccessibleDescription(/Revise/);
});

test('FORM-01: a number has its hint once it was left, and not while it is typed', async () => {
  open('ar');
  leave('CBU', '2850590940090418135202');
  fireEvent.change(field('CUIT o CUIL del titular'), { target: { value: '20-17254359-8' } });
  await waitFor(() => expect(field('CBU')).toHaveAccessibleDescription('Revise el número ingresado.'));
  expect(field('CUIT o CUIL del titular')).not.toHaveAccessibleDescription(/Revise/);
  fireEvent.change(field('CBU'), { target: { value: '28505909400904181352' } });
  expect(field('CBU')).not.toHaveAccessibleDescription(/Revise/);
});

async function fillWithHint() {
  leave(name, 'María José Pérez');
  leave('RUT del titular', '12.345.678-K');
  leave('Número de cuenta', '001-23456');
  await userEvent.click(screen.getByRole('radio', { name: 'Cuenta corriente' }));
  leave(email, 'maria@mail.com');
}

test('FORM-01: a number that the server refuses has the fault in place of its hint', async () => {
  open('cl', { kind: 'refused', text: 'Revise los datos ingresados.', wrong: ['rut'] });
  await fillWithHint();
  await send();
  await waitFor(() => expect(field('RUT del titular')).toHaveFocus());
  expect(field('RUT del titular')).toHaveAccessibleDescription('Ingrese un valor válido');
});

test('FORM-01, EXCH-07: a number with a hint is sent all the same', async () => {
  const sent = open('cl');
  await fillWithHint();
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
  expect(field('RUT del titular')).not.toHaveAttribute('aria-invalid');
  fireEvent.change(field('RUT del titular'), { target: { value: '1234567890' } });
  await waitFor(() =>
    expect(field('RUT del titular')).toHaveAccessibleDescription('Ingrese un valor válido'),
  );
});
