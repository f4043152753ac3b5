import type { ComponentProps } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Field } from '#ui/controls/Field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'> & {
  /** `username` where it belongs to a password. */
  autoComplete: 'username' | 'email';
};

/**
 * A field for an e-mail. It has no type of its own: of an emoji in an address the browser would make letters of another
 * one, where the form leaves it out (VAL-37).
 */
export function EmailField(props: EmailFieldProps) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return <Field {...props} label={texts.email} inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
