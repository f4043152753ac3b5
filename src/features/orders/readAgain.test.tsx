import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';
import { aStatedOrder } from '#fixtures/orders.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/openAccount.tsx';
import { waitForUrl } from '#testing/signInScreens.ts';

const list = '/account/orders';

afterEach(() => void vi.useRealTimers());

/** The shop, whose address can be changed. */
function Led({ onReady }: { onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [navigate, onReady]);
  return <Shell />;
}

/** Opens a screen for a customer with an order, and counts how often a call is sent. */
async function open(at: string, call: string) {
  let sent = 0;
  answerWith(
    http.post(`*/${call}`, () => {
      sent += 1;
    }),
  );
  let navigate: NavigateFunction = () => undefined;
  const { store } = await openAccount(
    at,
    ['a customer has orders', { ...signedInAs(), orders: [aStatedOrder()] }],
    'ar',
    'on',
    {},
    <Led onReady={(ready) => void (navigate = ready)} />,
  );
  const go = async (address: string) => {
    act(() => void navigate(address));
    await waitForUrl(store, address);
  };
  return { go, sent: () => sent };
}

const order = () => screen.findByRole('link', { name: /En camino/ });

test.each([list, '/account'])(
  'at %s, orders that were read a minute ago are read again, and no earlier',
  async (at) => {
    const { go, sent } = await open(at, 'customer/order');
    await order();
    const now = Date.now();
    for (const [passed, times] of [
      [30_000, 1],
      [61_000, 2],
    ] as const) {
      await go('/sizes');
      await waitFor(() => expect(screen.queryByRole('link', { name: /En camino/ })).toBeNull());
      vi.useFakeTimers({ toFake: ['Date'], now: now + passed });
      await go(at);
      await order();
      await waitFor(() => expect(sent()).toBe(times));
    }
  },
);

test('ORD-10: what has happened to an order is read with each visit', async () => {
  const { go, sent } = await open(list, 'order/statusnotifier');
  for (const times of [1, 2]) {
    fireEvent.click(await order());
    await waitFor(() => expect(sent()).toBe(times));
    await screen.findByText('6 de marzo de 2024 09:00');
    await go(list);
  }
});
