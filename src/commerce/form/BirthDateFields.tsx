import { Fragment } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Field, FieldGroup } from '#ui/controls/Field.tsx';
import type { FormField } from './formField.ts';

type Part = 'day' | 'month' | 'year';

const parts: readonly Part[] = ['day', 'month', 'year'];

/** A date of birth by its parts (SESS-29); a calendar would have to be turned back by decades. */
export function BirthDateFields(fields: Record<Part, FormField>) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  const wrong = parts.find((part) => fields[part].fault !== undefined);
  return (
    <FieldGroup legend={texts.birthDate} fault={wrong && fields[wrong].fault}>
      {(text, describedBy) =>
        parts.map((part) => {
          const { fault, ...field } = fields[part];
          return (
            <Fragment key={part}>
              <Field
                {...field}
                label={texts[part]}
                autoComplete={`bday-${part}`}
                inputMode="numeric"
                aria-invalid={fault === undefined ? undefined : true}
                aria-describedby={describedBy}
              />
              {part === wrong && text}
            </Fragment>
          );
        })
      }
    </FieldGroup>
  );
}
