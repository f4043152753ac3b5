import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { TabStorage } from '#api/transport/ports.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/store.ts';
import { installTexts } from '#texts/banners.ts';
import type { Elements } from '#ui/elements.ts';
import { Invitation } from '#ui/feedback/Invitation.tsx';
import { letter } from '#ui/layout/letter.ts';

/** Invites to install the shop: on home, until it is closed (APP-18, APP-19). Else it renders `otherwise`. */
export function SmartBanner({ otherwise }: { otherwise: Elements }) {
  const { country } = useShop();
  const { install } = useTexts(installTexts);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { offer, close } = useInstallOffer();
  if (offer === undefined || routeOf(pathname).id !== 'home') return otherwise;
  const accept = async () => {
    // The dialog can be opened only once.
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

/** The browser's offer to install the shop; its dialog can be opened once. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  /** The last offer. The page stores one that comes before this code has loaded (`scripts/install/plugin.ts`). */
  var installOffer: InstallOffer | undefined;
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

function subscribe(onChange: () => void) {
  const store = (event: InstallOffer) => {
    // Without this some browsers show their own banner.
    event.preventDefault();
    globalThis.installOffer = event;
    onChange();
  };
  addEventListener('beforeinstallprompt', store);
  return () => removeEventListener('beforeinstallprompt', store);
}

/**
 * The browser's offer to install the shop; undefined where there is none, in the installed shop, and for the rest of the
 * browser session once `close` was called or the shop installed (APP-19).
 */
function useInstallOffer() {
  const { tab } = useShop();
  const offer = useSyncExternalStore(subscribe, () => globalThis.installOffer);
  const [closed, setClosed] = useState(() => isClosed(tab, 'install'));

  useEffect(() => {
    addEventListener('appinstalled', close);
    return () => removeEventListener('appinstalled', close);
    // oxlint-disable-next-line react/exhaustive-deps -- `close` uses only values that never change.
  }, []);

  function close() {
    closeBanner(tab, 'install');
    setClosed(true);
  }
  return { offer: closed || isInstalled() ? undefined : offer, close };
}

/** The icon of the installed shop in the text color; the letter is transparent. */
function AppIcon() {
  return (
    <svg width={40} height={40} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={`M0 0h32v32H0z${letter}`} />
    </svg>
  );
}

type Banner = 'install' | 'city';

/** Entry in session storage: the names of the closed ones, for the rest of the browser session (APP-19, APP-20). */
const entry = 'closed_banners';

const closedIn = (tab: TabStorage) => tab.getItem(entry)?.split(' ') ?? [];

export const isClosed = (tab: TabStorage, banner: Banner): boolean => closedIn(tab).includes(banner);

export const closeBanner = (tab: TabStorage, banner: Banner): void =>
  tab.setItem(entry, [...closedIn(tab), banner].join(' '));
