import { useLocation } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { installTexts } from '#texts/banners.ts';
import type { Elements } from '#ui/elements.ts';
import { Invitation } from '#ui/feedback/Invitation.tsx';
import { AppIcon } from './AppIcon.tsx';
import { useInstallOffer } from './useInstallOffer.ts';

/**
 * Invites to install the shop: on home, while the browser offers it, until it is closed (APP-18, APP-19). Without it
 * there is place for another banner.
 */
export function SmartBanner({ otherwise }: { otherwise: Elements }) {
  const { country } = useShop();
  const { install } = useTexts(installTexts);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { offer, close } = useInstallOffer();
  if (offer === undefined || routeOf(pathname).id !== 'home') return otherwise;
  const accept = async () => {
    // The offer is used up, whatever the shopper chooses.
    close();
    try {
      await offer.prompt();
    } catch {
      dispatch(flashQueued({ text: install.failed, flashMessageType: 'error' }));
    }
  };
  return (
    <Invitation
      picture={<AppIcon />}
      title={install.title(country.brandName)}
      text={install.text}
      action={{ label: install.install, onPress: () => void accept() }}
      closeLabel={install.close}
      onClose={close}
    />
  );
}
