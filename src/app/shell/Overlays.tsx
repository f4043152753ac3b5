import { useLocation } from 'react-router-dom';
import { reloadPage } from '#app/navigation/reloadPage.ts';
import { Notices } from '#app/offline/Notices.tsx';
import { Link, TextLink } from '#commerce/page/Link.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { useCountdown } from '#commerce/useCountdown.ts';
import { wishlistActions } from '#flows/wishlist/wishlistActions.ts';
import { popupDuration } from '#rules/cart/addedPopup.ts';
import { flashDuration } from '#rules/messages/messages.ts';
import { flashesTimedOut, selectFlashes } from '#store/flash.ts';
import { popupClosed, popupTimedOut, selectPopup } from '#store/floatingCart.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/store.ts';
import { popupTexts } from '#texts/deferredShell.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FloatingPopup } from '#ui/feedback/FloatingPopup.tsx';
import { Snackbar, SnackbarArea } from '#ui/feedback/Snackbar.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenStaying } from '#ui/timing/moments.ts';

const Banners = lazyPart(() => import('./Banners.tsx'), 'Banners', whenStaying);

/** The overlays: a banner, the popup after an add, the messages, and the strip above the tabs. */
export function Overlays() {
  return (
    <>
      <Banners />
      <AddedPopup />
      <Flashes />
      <Notices />
    </>
  );
}

/** The popup with the item that was just added, for 4000 ms (APP-23 to APP-32). */
export function AddedPopup() {
  const dispatch = useAppDispatch();
  const { clock } = useShop();
  const { popup, shell } = useTexts(popupTexts, shellTexts);
  const { open, product } = useAppSelector(selectPopup);
  const shown = open ? product : undefined;
  const hold = useCountdown(shown, popupDuration, clock, () => dispatch(popupTimedOut()));
  if (shown === undefined) return null;
  const close = () => dispatch(popupClosed());
  return (
    <FloatingPopup
      title={shell.added}
      picture={
        <PictureFrame>
          <Picture src={shown.image} alt="" width={72} height={90} />
        </PictureFrame>
      }
      lines={[
        { text: shown.brand, quiet: true },
        { text: shown.name },
        { text: popup.size(shown.size), quiet: true },
      ]}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            {popup.continueShopping}
          </Button>
          <Button as={<Link to="/cart" />}>{shell.toCart}</Button>
        </>
      }
      closeLabel={popup.close}
      onClose={close}
      onHold={hold}
    />
  );
}

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
              <TextLink to="/cart" onClick={clear}>
                {texts.shell.toCart}
              </TextLink>
            )) ||
            (toLogin && (
              <TextLink to="/login" state={{ returnTo: pathname + search }} onClick={clear}>
                {toLogin}
              </TextLink>
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
