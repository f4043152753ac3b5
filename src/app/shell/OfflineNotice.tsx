import { useTexts } from '#commerce/useTexts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import { Notice } from '#ui/feedback/Notice.tsx';

/** A strip above the tabs while there is no network (PWA-03). */
export function OfflineNotice() {
  const { errors } = useTexts(shellTexts);
  return useAppSelector(selectOnline) ? null : <Notice icon="offline" text={errors.offline} />;
}
