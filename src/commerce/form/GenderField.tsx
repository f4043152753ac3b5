import { useTexts } from '#commerce/useTexts.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';
import type { FormField } from './formField.ts';

/** The gender, of which the server knows two. */
export function GenderField({ fault, ...field }: FormField) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return (
    <FieldGroup role="radiogroup" legend={texts.gender} fault={fault}>
      {(text, describedBy) => (
        <>
          {(['female', 'male'] as const).map((value) => (
            <Choice
              key={value}
              {...field}
              kind="radio"
              label={texts[value]}
              value={value}
              aria-describedby={describedBy}
            />
          ))}
          {text}
        </>
      )}
    </FieldGroup>
  );
}
