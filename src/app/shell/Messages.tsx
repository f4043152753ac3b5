import { useEffect } from 'react';
import { useTexts } from '#commerce/shop.ts';
import { flashDuration } from '#rules/messages/messages.ts';
import { flashesTimedOut, selectFlashes } from '#store/flash.ts';
import { popupTimedOut, selectPopup } from '#store/floatingCart.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint } from '#ui/timing/moments.ts';

export const LazyOverlays = lazyPart(() => import('./Overlays.tsx'), 'Overlays', afterPaint);

/** A strip above the tabs with the messages of the overlays (KEEP-08), or that there is no network (PWA-03). */
function PlainMessages() {
  const { errors, shell } = useTexts(shellTexts);
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const flashes = useAppSelector(selectFlashes);
  const popup = useAppSelector(selectPopup);
  const isPlain = popup.open || flashes.length > 0;

  useEffect(() => {
    if (!isPlain) return undefined;
    const timer = setTimeout(() => {
      dispatch(flashesTimedOut());
      dispatch(popupTimedOut());
    }, flashDuration);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- A newer message restarts the time.
  }, [dispatch, isPlain, flashes, popup]);

  const said = popup.open ? shell.added : flashes.map(({ text }) => text).join(' ');
  const text = isPlain ? said : !online && errors.offline;
  return (
    text && (
      <Notice
        text={text}
        icon={text === errors.offline ? 'offline' : popup.open ? 'check' : 'alert'}
        urgent={isPlain && flashes.some(({ flashMessageType }) => flashMessageType === 'error')}
      />
    )
  );
}

/** The overlays; while their code is missing, their messages in a strip. */
export const Messages = () => <LazyOverlays fallback={<PlainMessages />} />;
