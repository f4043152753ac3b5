import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { contentKeys } from '#commerce/content/ForeignHtml.tsx';
import { SellerData } from '#commerce/foot/SellerData.tsx';
import { Recommended } from '#commerce/product/ShelfRows.tsx';
import { SegmentTabs } from '#features/home/HomeScreen.tsx';
import { PayLater } from '#features/product/ProductPromises.tsx';
import { aStatedOrder } from '#fixtures/orders.ts';
import { lago } from '#fixtures/situations.ts';
import { aMembership } from '#fixtures/credits.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openOwn } from '#testing/render/openOwn.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { callsOf, settled } from '#testing/render/settled.ts';

const laPlata = `pwa-geolocation=${encodeURIComponent('{"region":"5","city":"120"}')}`;

interface Part {
  name: string;
  open: () => ReturnType<typeof renderShop> | ReturnType<typeof openOwn>;
  call: string;
  /** What it shows once it was read. */
  shown: () => HTMLElement | null | undefined;
  /** What is below it on its screen, and stays in its place: such a part has its space before it is read. */
  below?: () => HTMLElement;
}

/** What completes a screen, which is shown without it where it cannot be read. */
const parts: Part[] = [
  {
    name: 'the parts of the shop',
    open: () => renderShop({ children: <SegmentTabs /> }),
    call: 'horizontal-menu',
    shown: () => within(screen.getByRole('navigation', { name: 'Secciones' })).queryAllByRole('link')[0],
  },
  {
    name: 'who sells',
    open: () => renderShop({ children: <SellerData /> }),
    call: contentKeys.seller,
    shown: () => screen.queryByRole('heading', { name: 'Datos del vendedor' }),
  },
  {
    name: 'what is recommended',
    open: () => renderShop({ children: <Recommended /> }),
    call: 'recommendation',
    shown: () => screen.queryByRole('region', { name: 'También le puede gustar' }),
  },
  {
    name: 'to pay later',
    open: () => renderShop({ country: 'co', children: <PayLater /> }),
    call: 'addi',
    shown: () => screen.queryByText('Compre ahora, pague después'),
  },
  {
    name: 'the ways of delivery',
    open: () => renderShop({ visited: [lago.path], cookies: laPlata }),
    call: 'getshippingmethods',
    shown: () => screen.queryByText(/^Envío a domicilio/),
    below: () => screen.getByText('Descripción'),
  },
  {
    name: 'the last order',
    open: () => openOwn('/account', 'a customer has orders', { orders: [aStatedOrder()] }),
    call: 'customer/order',
    shown: () => screen.queryByText('Pedido 200012345'),
    below: () => screen.getByRole('link', { name: 'Mis pedidos' }),
  },
  {
    name: 'the steps of an order',
    open: () => openOwn('/account/orders/200012345', 'a customer has orders', { orders: [aStatedOrder()] }),
    call: 'statusnotifier',
    shown: () => screen.queryByText('6 de marzo de 2024 09:00'),
    below: () => screen.getByText('Correo Andino'),
  },
  {
    name: 'the content of a membership',
    open: () =>
      openOwn('/account/memberships', 'a customer has memberships', { memberships: [aMembership()] }),
    call: 'membership_oro',
    shown: () => screen.queryByText(/^Envío gratis en/),
  },
];

test.each(parts)(
  'KEEP-09: $name is there once the network is back, and nothing below moves',
  async ({ open, call, shown, below }) => {
    const server = { asked: 0, isReached: false };
    const { promise: failure, resolve: fail } = Promise.withResolvers<undefined>();
    const { promise: answer, resolve: release } = Promise.withResolvers<undefined>();
    answerWith(
      http.all('*', async ({ request }) => {
        if (!request.url.includes(call)) return undefined;
        server.asked += 1;
        if (server.isReached) return answer;
        await failure;
        return HttpResponse.error();
      }),
    );
    const { store } = await open();
    await waitFor(() => {
      expect(server.asked).toBeGreaterThan(0);
      expect(callsOf(store, 'pending')).toHaveLength(server.asked);
    });
    const place = below?.().getBoundingClientRect().top;
    fail(undefined);
    await settled(store);
    expect(below?.().getBoundingClientRect().top).toBe(place);
    expect(shown() ?? null).toBeNull();
    act(() => void store.dispatch(networkChanged(false)));
    server.isReached = true;
    const height = () => document.documentElement.scrollHeight;
    const without = height();
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect(callsOf(store, 'pending')).not.toEqual([]));
    expect(height()).toBe(without);
    release(undefined);
    await waitFor(() => expect(shown()).toBeVisible());
    await settled(store);
    expect(below?.().getBoundingClientRect().top).toBe(place);
  },
);
