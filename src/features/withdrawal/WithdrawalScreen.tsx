import { useGetContentBlockQuery } from '#api/content.ts';
import { contentKeys, ForeignHtml } from '#commerce/content/ForeignHtml.tsx';
import { LinkMessage, ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { footTexts } from '#texts/deferredShell.ts';
import { shellTexts } from '#texts/shell.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './WithdrawalScreen.module.css';

/** How to take a purchase back (REACH-07), in a text of the content team; open to guests. */
export function WithdrawalScreen() {
  const { foot, withdrawal, shell, errors } = useTexts(footTexts, withdrawalTexts, shellTexts);
  const { helpPath } = useShop().country;
  const read = useGetContentBlockQuery({ key: contentKeys.withdrawal });
  const { data: html } = read;
  usePageHead({ barTitle: foot.withdrawal });

  if (html === undefined && read.error !== undefined) return <ReadProblem read={read} />;
  if (html === undefined) return <SkeletonMenu label={shell.loading} />;
  if (!html)
    return (
      <LinkMessage
        icon="search"
        title={withdrawal.none}
        link={[helpPath, withdrawal.toHelp]}
        other={['/', errors.toHome]}
      />
    );
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{foot.withdrawal}</h1>
      <ForeignHtml html={html} instead={withdrawal.notShown} />
    </article>
  );
}
