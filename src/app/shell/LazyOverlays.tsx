import { useEffect, useState } from 'react';
import { loadLate } from '#app/start/loadLate.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFlashes } from '#store/flash.ts';
import { selectPopup } from '#store/floatingCart.ts';
import { selectOnline } from '#store/online.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import type { Overlays } from './Overlays.tsx';

/** Pause in ms between two attempts while a message waits to be shown. */
const retryPause = 3000;

let loaded: typeof Overlays | undefined;

/** Loads the overlays, so that they can be shown in the frame in which they are requested. */
export async function preloadOverlays(): Promise<void> {
  loaded = (await loadLate()).Overlays;
}

/**
 * The overlays. Their code is loaded when the page is idle, because without network it could not be loaded when it is
 * needed. What was queued before is shown when it has loaded (KEEP-08).
 */
export function LazyOverlays() {
  const wanted = useAppSelector((state) => selectPopup(state).open || selectFlashes(state).length > 0);
  const online = useAppSelector(selectOnline);
  const [Part, setPart] = useState(() => loaded);

  useEffect(() => {
    if (Part !== undefined || !online) return;
    const load = () =>
      void preloadOverlays().then(
        () => setPart(() => loaded),
        () => undefined,
      );
    if (!wanted) return whenIdle(load);
    load();
    const again = setInterval(load, retryPause);
    return () => clearInterval(again);
  }, [wanted, online, Part]);

  return Part === undefined ? null : <Part />;
}
