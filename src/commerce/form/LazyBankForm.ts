import { lazyPart } from '#ui/lazyPart.tsx';

/** `BankForm`, loaded when the money is asked for: the lists do not load the package of the forms. */
export const LazyBankForm = lazyPart('bank', async () => (await import('./BankForm.tsx')).BankForm);
