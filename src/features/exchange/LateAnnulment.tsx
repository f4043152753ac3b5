import { lateSheet } from '#commerce/form/lateSheet.tsx';

/** `Annulment`, whose code is loaded late. */
export const LateAnnulment = lateSheet('annulment', async () => (await import('./Annulment.tsx')).Annulment);
