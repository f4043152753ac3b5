import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Shop, useShop } from '#commerce/shop.ts';
import styles from './ForeignHtml.module.css';

const load = () => import('./sanitise.ts');

/** It outlives its screen, so that a return renders HTML at once, for the scroll position. */
const loadedOf = new WeakMap<Shop, Awaited<ReturnType<typeof load>>>();

interface ForeignHtmlProps {
  html: string;
  /** What is shown if the sanitiser does not load: without it nothing of the HTML is. */
  instead: string;
}

/**
 * HTML of the content team, the only place where any is shown (CONTENT-11). The sanitiser is loaded late, and its nodes are
 * put in as they are: no text becomes markup here. Where it did not load, it is loaded once the network is back.
 */
export function ForeignHtml({ html, instead }: ForeignHtmlProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);

  useLayoutEffect(() => {
    const ended = new AbortController();
    const show = async () => {
      // Stryker disable next-line StringLiteral: only the console shows this name
      const part = loadedOf.get(shop) ?? (await shop.loadPart('ForeignHtml', load, 'none'));
      if (ended.signal.aborted) return;
      setMissing(part === undefined);
      // Stryker disable OptionalChaining: rendered before the effect runs
      if (part === undefined)
        addEventListener('online', () => void show(), { once: true, signal: ended.signal });
      else {
        loadedOf.set(shop, part);
        place.current?.replaceChildren(part.sanitise(html));
      }
    };
    // Stryker restore OptionalChaining
    void show();
    return () => ended.abort();
  }, [html, shop]);

  /** Links to pages of the shop are followed without a reload, as all others of the shop. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!address?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    void navigate(address);
  }

  return (
    <>
      {isMissing && <p>{instead}</p>}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The links in it are what is clicked, by keyboard too. */}
      <div ref={place} className={styles.html} onClick={follow} />
    </>
  );
}
