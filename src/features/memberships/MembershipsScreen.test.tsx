import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMembership } from '#fixtures/credits.ts';
import { selectCopiedCoupon } from '#store/coupons.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { openOwn } from '#testing/render/openOwn.ts';

const path = '/account/memberships';

const memberships = [
  aMembership({ expiry_date: '2030-12-31' }),
  aMembership({
    id_customer_membership: '62',
    Membership_name: 'Club Verano',
    content_block: 'membership_nothing',
    coupon: 'PLAYA20',
  }),
];
const open = (own = memberships) => openOwn(path, 'a customer has memberships', { memberships: own });
const content = (html: string) =>
  answerWith(
    http.get('*/menu/getstatic', ({ request }) =>
      new URL(request.url).searchParams.get('key') === 'membership_oro'
        ? HttpResponse.json({ error: false, message: '', content: html })
        : undefined,
    ),
  );

test('ROUTE-06, FMT-03, APP-17: the memberships with their content and until when they last', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Club Oro' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mis membresías');
  await waitFor(() => expect(document.title).toContain('Mis membresías'));
  expect(await screen.findByText(/^Envío gratis en/)).toBeVisible();
  expect(screen.getByText('Vence el 31/12/2030')).toBeVisible();
  expect(screen.getByText('Venció el 31/12/2024')).toBeVisible();
});

test('MEMB-05: without any', async () => {
  await open([]);
  expect(await screen.findByText('No tiene membresías activas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/account');
});

test('MEMB-05, CONTENT-11: the content is shown without what could run', async () => {
  content(
    '<h2>Hola</h2><p onclick="window.ran=1">Texto</p><script>window.ran=1</script><iframe src="https://mala.example"></iframe><img src="x" onerror="window.ran=1">',
  );
  await open();
  const text = await screen.findByText('Texto');
  expect(text.getAttributeNames()).toEqual([]);
  expect(text.parentElement?.innerHTML).toBe('<h2>Hola</h2><p>Texto</p>');
  expect(window).not.toHaveProperty('ran');
});

test('COUP-06: the coupon is copied for the field of the cart; that of one that is over is not offered', async () => {
  const { store } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Copiar cupón/ }));
  expect(screen.getAllByRole('button', { name: /^Copiar cupón/ })).toHaveLength(1);
  expect(await screen.findByText(/^(?:Cupón copiado|No pudimos copiar)/)).toBeVisible();
  await waitFor(() => expect(selectCopiedCoupon(store.getState())).toBe('ORO15'));
});

test('MEMB-05, ERR-12: content that cannot be read leaves the rest, and is tried again', async () => {
  let fails = true;
  answerWith(
    http.get('*/menu/getstatic', () => {
      if (!fails) return undefined;
      return HttpResponse.json({ error: true, message: '' });
    }),
  );
  await open([aMembership({ expiry_date: '' })]);
  expect(await screen.findByText('No se pudieron cargar los beneficios.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar cupón ORO15' })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /^Reintentar/ }));
  expect(await screen.findByText(/^Envío gratis en/)).toBeVisible();
});

test('KEEP-08, REACH-01: while content is tried again its button stays, with the focus', async () => {
  const { promise: answer, resolve: release } = Promise.withResolvers<undefined>();
  answerWith(http.get('*/menu/getstatic', () => HttpResponse.json({ error: true, message: '' })));
  await open([aMembership({ expiry_date: '' })]);
  const retry = await screen.findByRole('button', { name: /^Reintentar/ });
  answerAgain();
  answerWith(http.get('*/menu/getstatic', () => answer));
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  release(undefined);
  expect(await screen.findByText(/^Envío gratis en/)).toBeVisible();
});
