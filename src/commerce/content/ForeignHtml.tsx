import { lazyPart } from '#ui/lazyPart.tsx';

export const LazySafeHtml = lazyPart(() => import('./SafeHtml.tsx'), 'SafeHtml');

interface ForeignHtmlProps {
  html: string;
  /** What is shown if the sanitiser does not load: without it nothing of the HTML is. */
  instead: string;
}

/** HTML of the content team, the only place where any is shown (CONTENT-11). The sanitiser is loaded with the first. */
export const ForeignHtml = ({ html, instead }: ForeignHtmlProps) => (
  <LazySafeHtml html={html} instead={<p>{instead}</p>} />
);

/** The keys under which the content team writes what consumer law asks for (REACH-07). */
export const contentKeys = { seller: 'seller_pwa', withdrawal: 'withdrawal_pwa' } as const;
