import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { moneyRequests } from '#testing/render/moneyRequests.ts';

test.each(Object.entries(moneyRequests))(
  'REACH-01: the request for the money of %s, opened by key, has the focus in the page',
  async (_of, { open }) => {
    await open('');
    const link = await screen.findByRole('link', { name: 'Solicitar devolución' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByLabelText('CBU')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);
