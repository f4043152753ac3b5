import type { ComponentProps } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { passwordRules } from '#rules/validation/patterns.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { PasswordField } from '#ui/controls/Field.tsx';

/** A field for a password, with the texts of its button. */
export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'toggle'>) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return (
    <PasswordField
      {...props}
      passwordrules={props.autoComplete === 'new-password' ? passwordRules : undefined}
      toggle={{
        show: texts.showPassword,
        showLabel: texts.showPasswordLabel,
        hide: texts.hidePassword,
        hideLabel: texts.hidePasswordLabel,
      }}
    />
  );
}
