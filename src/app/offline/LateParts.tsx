import { useEffect, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { selectFlashes } from '#store/flash.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { loadOffline } from './loadOffline.ts';

type Parts = Partial<Awaited<ReturnType<typeof loadOffline>>>;

/** The parts of the chunk about stored content, once it has loaded; requested again when the network changes. */
function useParts(online: boolean): Parts {
  const [parts, setParts] = useState<Parts>({});
  const attempt = !parts.Notices && String(online);
  useEffect(() => {
    if (attempt) loadOffline().then(setParts, () => undefined);
  }, [attempt]);
  return parts;
}

/** The strip above the tabs; until its code has loaded it says only that there is no network, after all messages (PWA-03). */
export function LateNotices() {
  const { errors } = useTexts(shellTexts);
  const online = useAppSelector(selectOnline);
  const said = useAppSelector(selectFlashes);
  const { Notices } = useParts(online);
  return Notices ? <Notices /> : !online && !said[0] && <Notice icon="offline" text={errors.offline} />;
}

/** What can be opened without network, once its code has loaded. */
export function LateStoredScreens() {
  const { StoredScreens } = useParts(useAppSelector(selectOnline));
  return StoredScreens && <StoredScreens />;
}
