import { latePart } from '#commerce/page/latePart.tsx';

/** `BankForm`, whose code is loaded when the money is asked for: the lists do not load the package of the forms. */
export const LateBankForm = latePart(async () => (await import('./BankForm.tsx')).BankForm);
