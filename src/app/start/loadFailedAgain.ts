import { sendFailedAgain } from '#api/sendFailedAgain.ts';
import type { LateStart } from './makeShop.ts';
import { onReturn } from './onReturn.ts';

/** Loads what could not be loaded without network once the network is back, whatever shows it (KEEP-09). */
export const loadFailedAgain = (start: Pick<LateStart, 'store' | 'ports' | 'signal'>): void =>
  onReturn(start, () => start.store.dispatch(sendFailedAgain()));
