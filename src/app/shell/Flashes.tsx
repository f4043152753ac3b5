import { useLocation } from 'react-router-dom';
import { reloadPage } from '#app/navigation/reloadPage.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useCountdown } from '#commerce/useCountdown.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { wishlistActions } from '#flows/wishlist/wishlistActions.ts';
import { flashDuration } from '#rules/messages/messages.ts';
import { flashesTimedOut, selectFlashes } from '#store/flash.ts';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Snackbar } from '#ui/feedback/Snackbar.tsx';
import { SnackbarArea } from '#ui/feedback/SnackbarArea.tsx';

/** The flash messages: all are cleared 5000 ms after the newest (APP-35 to APP-41, APP-50). */
export function Flashes() {
  const store = useAppStore();
  const shop = useShop();
  const texts = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const messages = useAppSelector(selectFlashes);
  const shown = messages.length > 0;
  const clear = () => store.dispatch(flashesTimedOut());
  const hold = useCountdown(shown ? messages : undefined, flashDuration, shop.clock, clear);
  if (!shown) return null;
  return (
    <SnackbarArea onHold={hold}>
      {messages.map(({ text, flashMessageType, toCart, toLogin, undo, reload = false }) => (
        <Snackbar
          key={text}
          kind={flashMessageType}
          text={text}
          link={
            (toCart && (
              <Button kind="text" as={<Link to="/cart" onClick={clear} />}>
                {texts.shell.toCart}
              </Button>
            )) ||
            (toLogin && (
              <Button
                kind="text"
                as={<Link to="/login" state={{ returnTo: pathname + search }} onClick={clear} />}
              >
                {toLogin}
              </Button>
            ))
          }
          {...(undo !== undefined && {
            action: {
              label: undo,
              onPress: () => void wishlistActions(store, shop).undo(),
            },
          })}
          {...(reload && { action: { label: texts.errors.reload, onPress: () => void reloadPage() } })}
        />
      ))}
    </SnackbarArea>
  );
}
