import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { RadioField } from './FormFields.tsx';

test.each([
  ['Campo obligatorio', 'Campo obligatorio'],
  [undefined, ''],
])('each choice is described by the fault of the field: %j', (fault, description) => {
  const form = { name: 'gender', ref: () => {}, onChange: () => {}, onBlur: () => {}, fault };
  const labels = { female: 'Femenino', male: 'Masculino' };
  renderShop({
    children: <RadioField {...form} legend="Género" options={['female', 'male']} labels={labels} />,
  });
  for (const name of Object.values(labels))
    expect(screen.getByRole('radio', { name })).toHaveAccessibleDescription(description);
});
