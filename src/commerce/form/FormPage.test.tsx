import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { FormFrame, FormPage } from './FormPage.tsx';
import { FormSwitch } from './SignInFields.tsx';

const form = { formProps: {}, message: 'Ha ocurrido un error.', busy: false };

/** The texts of a form, from above. */
const texts = () => screen.getByRole('form').innerText.split(/\n+/);

test.each([
  ['a form has its refusal above the button, where the customer is', {}, ['Calle', 'error', 'Guardar']],
  ['a short form has its refusal above the fields', { short: true }, ['error', 'Calle', 'Guardar']],
] as const)('%s', (_title, props, order) => {
  renderShop({
    children: (
      <FormFrame form={{ ...form, formProps: { 'aria-label': 'Dirección' } }} send="Guardar" {...props}>
        <p>Calle</p>
      </FormFrame>
    ),
  });
  expect(texts()).toEqual(order.map((text) => (text === 'error' ? form.message : text)));
});

test('a page that is a form has no gap for an explanation that it does not give', () => {
  renderShop({
    children: (
      <FormPage title="Dirección">
        <p>Calle</p>
      </FormPage>
    ),
  });
  expect(screen.getAllByRole('paragraph')).toHaveLength(1);
});

test('the way to another form reads like a sentence', () => {
  renderShop({
    children: <FormSwitch question="¿Ya tiene cuenta?" text="Ingresar" to="/login" state={null} />,
  });
  expect(screen.getByRole('paragraph').textContent).toBe('¿Ya tiene cuenta? Ingresar');
});
