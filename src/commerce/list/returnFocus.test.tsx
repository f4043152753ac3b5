import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMovement, aStatedCredit } from '#fixtures/wallet.ts';
import { openOwn } from '#testing/render/openWallet.ts';

const credit = aStatedCredit({ expiry_date: '' });
const wallet = {
  wallet_id: '7001',
  balance: 8000,
  refundable: true,
  movements: [aMovement({ type: 'in', amount: 8000 })],
};

test.each([
  ['a wallet', () => openOwn('/account/wallet', 'a customer has a wallet', wallet)],
  [
    'a credit',
    () =>
      openOwn(`/account/credits/${credit.id_sales_rule}`, 'a customer has credits', { credits: [credit] }),
  ],
])(
  'REACH-01: the request for the money of %s, opened by key, has the focus in the page',
  async (_of, open) => {
    await open();
    const link = await screen.findByRole('link', { name: 'Solicitar devolución' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByLabelText('CBU')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);
