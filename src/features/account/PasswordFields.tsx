import type { FormField } from '#commerce/form/formField.ts';
import { SecretField } from '#commerce/form/SecretField.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { editAccountTexts } from '#texts/accountSettings.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import styles from './PasswordFields.module.css';

/** The change of the password; all three fields may stay empty (ACC-06). */
export function PasswordFields(fields: Record<'old' | 'password' | 'repeated', FormField>) {
  const { editAccount: texts, customerFields } = useTexts(editAccountTexts, customerFieldsTexts);
  return (
    <section className={styles.passwords}>
      <div>
        <h2 className={styles.title}>{texts.passwordTitle}</h2>
        <p className={styles.help}>{texts.passwordHelp}</p>
      </div>
      <SecretField {...fields.old} label={texts.oldPassword} autoComplete="current-password" />
      <SecretField
        {...fields.password}
        label={texts.newPassword}
        help={customerFields.passwordRules}
        autoComplete="new-password"
      />
      <SecretField {...fields.repeated} label={texts.repeatPassword} autoComplete="new-password" />
    </section>
  );
}
