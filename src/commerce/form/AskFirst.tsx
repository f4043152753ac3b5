import { lateSheet } from './lateSheet.tsx';

/** `ConfirmSheet`, whose code is loaded late. */
export const AskFirst = lateSheet('confirm', async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet);
