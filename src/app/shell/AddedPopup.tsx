import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useCountdown } from '#commerce/useCountdown.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { popupDuration } from '#rules/cart/addedPopup.ts';
import { popupClosed, popupTimedOut, selectPopup } from '#store/floatingCart.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { popupTexts } from '#texts/lateShell.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FloatingPopup } from '#ui/feedback/FloatingPopup.tsx';
import { Picture } from '#ui/layout/Picture.tsx';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';

/** What was just added to the cart, for 4000 ms (APP-23 to APP-32). */
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
