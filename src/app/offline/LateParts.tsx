import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { selectFlashes } from '#store/flash.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { loadOffline } from './loadOffline.ts';

/**
 * The strip above the tabs; until its code has loaded it says only that there is no network, after all messages (PWA-03). It is loaded again when the network
 * changes.
 */
export function LateNotices() {
  const { errors } = useTexts(shellTexts);
  const online = useAppSelector(selectOnline);
  const said = useAppSelector(selectFlashes);
  const [Notices, setNotices] = useState<ComponentType>();
  const attempt = !Notices && String(online);
  useEffect(() => {
    if (attempt)
      loadOffline().then(
        ({ Notices: loaded }) => setNotices(() => loaded),
        () => undefined,
      );
  }, [attempt]);
  return Notices ? <Notices /> : !online && !said[0] && <Notice icon="offline" text={errors.offline} />;
}
