import { lazyPart } from '#ui/lazyPart.tsx';

export const LazySafeHtml = lazyPart(() => import('./SafeHtml.tsx'), 'SafeHtml');

interface ForeignHtmlProps {
  html: string;
  /** Shown if the sanitiser cannot be loaded, because the HTML is never shown unsanitised. */
  instead: string;
}

/** Shows HTML of the content team; no other component does (CONTENT-11). The first use loads the sanitiser. */
export const ForeignHtml = ({ html, instead }: ForeignHtmlProps) => (
  <LazySafeHtml html={html} instead={<p>{instead}</p>} />
);

/** The keys of the content that consumer law requires (REACH-07). */
export const contentKeys = { seller: 'seller_pwa', withdrawal: 'withdrawal_pwa' } as const;
