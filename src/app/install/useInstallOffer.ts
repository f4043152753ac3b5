import { useEffect, useState, useSyncExternalStore } from 'react';
import { closeBanner, isClosed } from '#app/shell/closedBanners.ts';
import { useShop } from '#commerce/shop.ts';

/** The browser's offer to install the shop; its dialog can be opened once. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  /** The last offer. The page stores one that comes before this code is there (`scripts/install/plugin.ts`). */
  var installOffer: InstallOffer | undefined;
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

function subscribe(onChange: () => void) {
  const store = (event: InstallOffer) => {
    // Without this some browsers show a banner of their own.
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
export function useInstallOffer() {
  const { tab } = useShop();
  const offer = useSyncExternalStore(subscribe, () => globalThis.installOffer);
  const [closed, setClosed] = useState(() => isClosed(tab, 'install'));

  useEffect(() => {
    addEventListener('appinstalled', close);
    return () => removeEventListener('appinstalled', close);
    // oxlint-disable-next-line react/exhaustive-deps -- `close` uses what never changes.
  }, []);

  function close() {
    closeBanner(tab, 'install');
    setClosed(true);
  }
  return { offer: closed || isInstalled() ? undefined : offer, close };
}
