import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { popupDuration } from '#rules/addedPopup.ts';
import { popupClosed, popupTimedOut, selectPopup } from '#store/floatingCart.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { FloatingPopup } from '#ui/FloatingPopup.tsx';
import { Pane } from '#ui/Pane.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useCountdown } from '#commerce/useCountdown.ts';

/** What was just added to the cart, for 4000 ms (APP-23 to APP-32). */
export function AddedPopup() {
  const dispatch = useAppDispatch();
  const { clock, texts } = useShop();
  const { open, product } = useAppSelector(selectPopup);
  const shown = open ? product : undefined;
  const hold = useCountdown(shown, popupDuration, clock, () => dispatch(popupTimedOut()));
  if (shown === undefined) return null;
  const { popup } = texts;
  const close = () => dispatch(popupClosed());
  return (
    <FloatingPopup
      title={popup.title}
      picture={
        <Pane>
          <Picture src={shown.image} alt="" width={72} height={90} />
        </Pane>
      }
      lines={[
        { text: shown.brand, quiet: true },
        { text: shown.name },
        { text: popup.size(shown.size), quiet: true },
      ]}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            {popup.goOn}
          </Button>
          <Button as={<Link to="/cart" />}>{popup.toCart}</Button>
        </>
      }
      closeLabel={popup.close}
      onClose={close}
      onHold={hold}
    />
  );
}
