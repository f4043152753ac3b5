import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMadeExchange } from '#fixtures/exchanges.ts';
import { openExchange } from '#testing/openExchange.ts';
import { finishedUrl, startUrl } from './exchangeUrls.ts';

const made = { ...aMadeExchange({ order_nr: '200012345' }), skus: ['ZP0001-38'] };

/** Presses a button by keyboard. */
async function enter(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

/** Opens a screen that has a request, and the question before it is annulled. */
async function ask(path: string) {
  await openExchange(path, { exchanges: [made] });
  const opener = await screen.findByRole('button', { name: /^Anular solicitud/ });
  await enter(opener);
  const question = within(await screen.findByRole('dialog', { name: '¿Desea anular la solicitud?' }));
  return { opener, answer: (name: string) => enter(question.getByRole('button', { name })) };
}

/** Confirms that the request of a screen is to be annulled. */
async function annul(path: string) {
  const { answer } = await ask(path);
  await answer('Anular');
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const screens = [
  ['its confirmation', finishedUrl(made.batchnumber)],
  ['the list of requests', startUrl],
] as const;

test.each(screens)(
  'REACH-01: a request annulled on %s leaves the focus in the page',
  async (_where, path) => {
    await annul(path);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Anular solicitud/ })).toBeNull());
    await isClosed();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

test.each(screens)(
  'REACH-01, EXCH-16: a request kept on %s leaves the focus on its button',
  async (_where, path) => {
    const { opener, answer } = await ask(path);
    await answer('Volver');
    await isClosed();
    expect(opener).toHaveFocus();
  },
);
