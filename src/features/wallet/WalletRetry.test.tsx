import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aMovement } from '#fixtures/wallet.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { openOwn } from '#testing/openWallet.ts';

const own = {
  wallet_id: '7001',
  balance: 500,
  refundable: true,
  movements: [aMovement({ id: '12', type: 'in', amount: 500, date: '2024-02-01 09:00:00' })],
};

test.each(['*/customer/configwallet', '*/customer/wallet'])(
  'ERR-12, REACH-01: a wallet that cannot be read (%s) keeps the retry and its focus until it can',
  async (call) => {
    let held: Promise<void> | undefined;
    answerWith(
      http.post(call, async () => {
        await held;
        return HttpResponse.json({ message: '' }, { status: 503 });
      }),
    );
    await openOwn('/account/wallet', 'a customer has a wallet', own);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    retry.focus();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    held = promise;
    fireEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    answer();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(retry).toHaveFocus();
    answerAgain();
    fireEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Saldo disponible' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
