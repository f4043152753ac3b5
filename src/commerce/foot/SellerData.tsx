import { useGetContentBlockQuery } from '#api/content.ts';
import { contentKeys, ForeignHtml } from '#commerce/content/ForeignHtml.tsx';
import { useTexts } from '#commerce/shop.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import styles from './SellerData.module.css';

/** The seller's data from the content team; renders nothing while they are missing. */
export function SellerData() {
  const { withdrawal: texts } = useTexts(withdrawalTexts);
  const { data: html } = useGetContentBlockQuery({ key: contentKeys.seller });
  if (!html) return null;
  return (
    <section className={styles.seller}>
      <h2 className={styles.title}>{texts.seller}</h2>
      <ForeignHtml html={html} instead={texts.notShown} />
    </section>
  );
}
