import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { storedSubject } from '#rules/start/offline.ts';
import type { StoredScreen } from '#schemas/workerMessages.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { screensRequested, selectStoredScreens } from '#store/worker.ts';
import { offlineTexts } from '#texts/deferredShell.ts';
import { shellTexts } from '#texts/shell.ts';
import { isUnreached } from './isUnreached.ts';
import styles from './StoredScreens.module.css';

/** The maximum number of screens to offer: the last seen ones. */
const maxScreens = 12;

interface StoredScreensProps {
  /** Called with whether the screen has no content. */
  onMissing: (isMissing: boolean) => void;
}

/**
 * The names of stored screens as links, on a screen that cannot be opened without network or server (PWA-05).
 */
export function StoredScreens({ onMissing }: StoredScreensProps) {
  const { offline: texts, shell } = useTexts(offlineTexts, shellTexts);
  const dispatch = useAppDispatch();
  const titleId = useId();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isMissing = useAppSelector((state) => isUnreached(state, address));
  const stored = useAppSelector(selectStoredScreens);
  useEffect(() => {
    if (isMissing) dispatch(screensRequested());
  }, [dispatch, isMissing]);

  useEffect(() => {
    if (!isMissing) return undefined;
    onMissing(true);
    return () => onMissing(false);
  }, [isMissing, onMissing]);

  // The retry and these links go when the screen loads: a focus on them would be lost.
  useEffect(() => {
    if (!isMissing) return undefined;
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [isMissing]);

  // A list in several orders has one name, so only the one seen last is offered.
  const others = stored.filter(({ path }) => path !== address);
  const subjects = others.map(({ path }) => storedSubject(path));
  const offered = others
    .filter(({ path }, index) => subjects.indexOf(storedSubject(path)) === index)
    .slice(0, maxScreens);
  if (!isMissing || offered.length === 0) return null;
  const fixed: Partial<Record<StoredScreen['kind'], string>> = {
    home: shell.home,
    menu: shell.categories,
    sizes: texts.sizes,
  };
  // After the screen, whose problem is said first.
  return (
    <section className={styles.stored} aria-labelledby={titleId}>
      <p>{texts.notStored}</p>
      <h2 id={titleId} className={styles.title}>
        {texts.stored}
      </h2>
      <ul>
        {offered.map(({ kind, path, name }) => (
          <li key={path}>
            <Link className={styles.link} to={path}>
              {fixed[kind] ?? name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
