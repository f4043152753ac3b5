import { useTexts } from '#commerce/useTexts.ts';
import { fullName, shownDay, shownGender, unknownDetail } from '#rules/account/shownDetails.ts';
import type { Customer } from '#schemas/customerShape.ts';
import { accountTexts } from '#texts/account.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import styles from './CustomerDetails.module.css';

/** What the shop knows of a customer; a dash for what it does not (ACC-03, ACC-04). */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { account, customerFields: texts } = useTexts(accountTexts, customerFieldsTexts);
  const { identification, identification_type: type, birthday, gender } = customer;
  const details = [
    [account.name, fullName(customer) || unknownDetail],
    [identification && type ? texts.documentOf(type) : texts.documentNumber, identification || unknownDetail],
    [texts.birthDate, shownDay(birthday)],
    [texts.gender, shownGender(gender, texts)],
  ] as const;
  return (
    <section className={styles.details}>
      <h2 className={styles.title}>{account.details}</h2>
      <dl>
        {details.map(([name, value]) => (
          <div key={name} className={styles.detail}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
