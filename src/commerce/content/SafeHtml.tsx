import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sanitise } from './sanitise.ts';
import styles from './SafeHtml.module.css';

/** HTML with what may run taken out: its nodes are put in as they are, so that no text becomes markup here. */
export function SafeHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  // Stryker disable next-line OptionalChaining: rendered before the effect runs
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(html)), [html]);

  /** Links to pages of the shop are followed without a reload, as all others of the shop. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!address?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    void navigate(address);
  }

  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The links in it are what is clicked, by keyboard too.
  return <div ref={place} className={styles.html} onClick={follow} />;
}
