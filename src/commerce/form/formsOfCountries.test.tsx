import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formChecks } from '#testing/render/formChecks.ts';
import {
  type CountryForms,
  formsOfCountries,
  openForms,
  refusedThere,
  typedThere,
} from '#testing/render/formsOfCountries.tsx';

const invalid = 'Ingrese un valor válido';

test.each(Object.entries(formsOfCountries) as [keyof typeof formsOfCountries, CountryForms][])(
  'FORM-02: the forms that are different in %s: keyboards, checks, focus and what a refusal leaves',
  async (country, forms) => {
    const formOf = await openForms(country);
    for (const [button, fields] of Object.entries(forms) as [keyof CountryForms, CountryForms['Guardar']][]) {
      const form = formOf(button);
      const checks = formChecks(form);
      await checks.expectOneColumn();
      for (const [label, told, wrong, right] of fields) {
        checks.expectTold(label, told);
        await checks.expectChecked(label, [wrong, invalid], right);
      }
      checks.fill(typedThere[button]);
      const choice = within(form).queryByRole('radio', { name: /^(Femenino|.* de ahorros?)$/ });
      if (choice) fireEvent.click(choice);
      form.requestSubmit();
      await checks.expectFocus(fields[0]?.[0] ?? '');
      checks.fill(Object.fromEntries(fields.map(([label, _told, _wrong, right]) => [label, right])));
      const labels = [...fields.map(([label]) => label), ...Object.keys(typedThere[button])];
      const answered = checks.answers(labels);
      form.requestSubmit();
      await checks.expectFault(refusedThere(forms, button), invalid);
      expect(checks.answers(labels)).toEqual(answered);
    }
  },
);
