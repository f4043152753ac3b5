import { useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { fieldRules } from '#rules/validation/fieldRules.ts';
import type { FieldRules } from '#schemas/forms/fields.ts';

/** The schema of a form by the rules of the country. */
export function useFormSchema<Schema>(form: (rules: FieldRules) => Schema): Schema {
  const { country, clock } = useShop();
  const [schema] = useState(() => form(fieldRules(country, clock)));
  return schema;
}
