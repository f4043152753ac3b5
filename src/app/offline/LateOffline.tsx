import { createElement, useEffect, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { selectFlashes } from '#store/flash.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { loadOffline } from './loadOffline.ts';

/** The chunk about stored content, again when the network is back; undefined until it has loaded. */
function useOffline() {
  const online = useAppSelector(selectOnline);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadOffline>>>();
  const attempt = loaded === undefined && (online ? 'with network' : 'without');
  useEffect(() => {
    if (attempt) loadOffline().then(setLoaded, () => undefined);
  }, [attempt]);
  return loaded;
}

/** The strip above the tabs; until its code has loaded it says only that there is no network (PWA-03). */
export function LateNotices() {
  const { errors } = useTexts(shellTexts);
  const online = useAppSelector(selectOnline);
  const isSaid = useAppSelector(selectFlashes).some(({ text }) => text === errors.offline);
  const loaded = useOffline();
  if (loaded) return createElement(loaded.Notices);
  return !online && !isSaid && <Notice icon="offline" text={errors.offline} />;
}

/** What can be opened without network, once its code has loaded. */
export function LateStoredScreens() {
  const loaded = useOffline();
  return loaded && createElement(loaded.StoredScreens);
}
