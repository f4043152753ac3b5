import { useEffect, useState } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectFlashes } from '#store/flash.ts';
import { selectPopup } from '#store/floatingCart.ts';
import type { Floating } from './Floating.tsx';
import { loadOrReload } from './loadOrReload.ts';

let loaded: typeof Floating | undefined;

const load = async () => (await import('./Floating.tsx')).Floating;

/** Brings what floats over the screens, so that it can be shown in the frame in which it is asked for. */
export async function warmFloating(): Promise<void> {
  loaded ??= await load();
}

/** What a shopper does before anything can float: the press comes a round trip before its answer. */
const firstSigns = ['pointerdown', 'keydown'] as const;

/** What floats over the screens: its code comes with the first press, or with the first message at the latest. */
export function FloatingLater() {
  const wanted = useAppSelector((state) => selectPopup(state).open || selectFlashes(state).length > 0);
  const [Part, setPart] = useState(() => loaded);

  useEffect(() => {
    const signs = new AbortController();
    const warm = () => {
      signs.abort();
      // What was not needed yet may fail in silence: it is asked for again when it is.
      warmFloating().then(
        () => setPart(() => loaded),
        () => undefined,
      );
    };
    for (const sign of firstSigns) addEventListener(sign, warm, { signal: signs.signal, passive: true });
    return () => signs.abort();
  }, []);

  useEffect(() => {
    if (!wanted || Part !== undefined) return;
    loadOrReload('floating', load).then(
      (part) => setPart(() => (loaded = part)),
      () => undefined,
    );
  }, [wanted, Part]);

  return Part === undefined ? null : <Part />;
}
