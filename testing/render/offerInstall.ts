import { act } from '@testing-library/react';

/** The browser's offer to install the shop, with its outcome once the dialog is opened. */
export function installOffer(outcome: () => Promise<unknown> = () => Promise.resolve()) {
  const opened: string[] = [];
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => {
      opened.push('dialog');
      return outcome();
    },
  });
  return { offer, opened };
}

/** Fires the event by which the browser offers installation. */
export function offerInstall(outcome?: () => Promise<unknown>) {
  const made = installOffer(outcome);
  act(() => void dispatchEvent(made.offer));
  return made;
}
