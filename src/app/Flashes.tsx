import { useShop } from '#commerce/shop.ts';
import { flashDuration } from '#rules/flashQueue.ts';
import { flashesTimedOut, selectFlashes } from '#store/flash.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { Snackbar } from '#ui/Snackbar.tsx';
import { SnackbarArea } from '#ui/SnackbarArea.tsx';
import { useCountdown } from '#commerce/useCountdown.ts';

/** The flash messages: all are cleared 5000 ms after the newest (APP-35 to APP-41, APP-50). */
export function Flashes() {
  const dispatch = useAppDispatch();
  const { clock } = useShop();
  const messages = useAppSelector(selectFlashes);
  const shown = messages.length > 0;
  const hold = useCountdown(shown ? messages : undefined, flashDuration, clock, () =>
    dispatch(flashesTimedOut()),
  );
  if (!shown) return null;
  return (
    <SnackbarArea onHold={hold}>
      {messages.map(({ text, flashMessageType }) => (
        <Snackbar key={text} kind={flashMessageType} text={text} />
      ))}
    </SnackbarArea>
  );
}
