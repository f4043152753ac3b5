import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { PropsWithChildren, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDevice } from '#fixtures/customer.ts';
import { useAppStore } from '#store/store.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { customerRead } from '#store/session/customerEvents.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { Needing } from '#testing/render/Needing.tsx';
import { findField, openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { openEdit, path } from '#testing/render/openEdit.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';
import { TwoStepScreen } from './TwoStepScreen.tsx';

/** Keeps the answers to a call back until the returned function lets them through to the mock. */
function holdBack(call: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answerWith(http.post(`*/customer/${call}`, () => promise));
  return () => resolve(undefined);
}

test('ACC-07, KEEP-08: a save that is answered after the form was left leads nowhere', async () => {
  const answer = holdBack('edit');
  const { type, send, store } = await openEdit();
  type('Nombre', 'Ana');
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
  await waitFor(() => expect(shownUrl(store)).not.toBe(path));
  const left = shownUrl(store);
  answer();
  expect(await screen.findByText('Datos actualizados exitosamente.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(shownUrl(store)).toBe(left);
});

test('ACC-08: what she chooses stays with its newsletter when the server names them in another order', async () => {
  const { send, store, customer } = await openEdit();
  const read = customer().newsletter_subscriptions ?? [];
  act(() => void store.dispatch(customerRead({ newsletter_subscriptions: read.toReversed() })));
  expect(screen.getByRole('checkbox', { name: 'Ofertas y novedades' })).toBeChecked();
  await send();
  await waitForUrl(store, '/account');
  const wanted = customer().newsletter_subscriptions?.filter(({ subscribed }) => subscribed);
  expect(wanted?.map(({ label }) => label)).toEqual(['Ofertas y novedades']);
});

test('STATE-14, TFA-12: the devices of a customer are not shown to the next one', async () => {
  const devices = [aDevice({ id: '18', name: 'Safari en iPad' })];
  const { store, jar } = await openAccount('/account/enableauth', [
    'a customer has devices',
    { ...signedInAs(), devices },
  ]);
  expect(await screen.findByText('Safari en iPad')).toBeVisible();
  answerWith(http.post('*/customer/getdevices', () => delay('infinite')));
  jar.set('access_token', 'h-1101');
  const { endedSessions, keepSession, buyerType, visitor_has_orders } = selectCustomer(store.getState());
  const customer = {
    endedSessions: endedSessions + 1,
    loggedIn: true,
    idCustomer: '1101',
    first_name: 'Nueva',
    keepSession,
    buyerType,
    visitor_has_orders,
  };
  act(() => void store.dispatch(otherTabWrote({ known: {}, current: { customer } })));
  const email = 'nueva@vidriera.example';
  await waitFor(() => expect(selectCustomer(store.getState()).email).toBe(email));
  // With this answer there, the devices are all that is waited for.
  const answered = () =>
    Object.values(store.getState().sessionApi.queries).flatMap((query) =>
      query?.endpointName === 'isTwoStepActive' && query.data !== undefined ? [query.originalArgs] : [],
    );
  await waitFor(() => expect(answered()).toContainEqual(expect.objectContaining({ email })));
  expect(screen.queryByText('Safari en iPad')).toBeNull();
});

test('TFA-13: a deletion that is answered late does not close the question about another device', async () => {
  const answer = holdBack('deletedevice');
  const devices = ['Safari en iPad', 'Chrome en Android'].map((name, place) =>
    aDevice({ id: String(18 + place), name }),
  );
  await openAccount('/account/enableauth', ['a customer has devices', { ...signedInAs(), devices }]);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Eliminar Safari en iPad');
  await screen.findByRole('dialog');
  await press('Eliminar');
  await press('Conservar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Eliminar Chrome en Android');
  answer();
  expect(await screen.findByText('Dispositivo eliminado exitosamente.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(within(screen.getByRole('dialog')).getByText(/desde Chrome en Android/)).toBeVisible();
});

/** A shop whose parts do not load before the customer was read, or never. */
function Unreached({ children, always = false }: PropsWithChildren<{ always?: boolean }>) {
  const store = useAppStore();
  return (
    <Needing
      by={(real) => (name, load) =>
        always || selectCustomer(store.getState()).email === undefined
          ? Promise.resolve(undefined)
          : real(name, load)
      }
    >
      {children}
    </Needing>
  );
}

/** A new tab of a customer who stays logged in, while a call is refused; `open` opens it at a screen. */
async function tabWithout(call: string) {
  const { storage, cookies, setCookie } = fakeBrowser();
  const device = { storage, cookies, setCookie };
  const { store, persistence, unmount } = await openSignIn('/login', { ...device, tab: memoryTab() });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mantener sesión iniciada' }));
  await signInAs('ana');
  await waitForUrl(store, '/account');
  await persistence?.flush();
  unmount();
  answerWith(http.post(`*/customer/${call}`, () => new HttpResponse(null, { status: 500 })));
  return (address: string, children?: ReactNode) =>
    renderShop({ ...device, tab: memoryTab(), visited: ['/', address], children });
}

const retry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));

test('SESS-35, ERR-12: a retry also logs in again where that is what has failed', async () => {
  const open = await tabWithout('login');
  open(path);
  await screen.findByRole('button', { name: 'Reintentar' });
  answerAgain();
  await retry();
  expect(await findField('E-mail')).toHaveValue('ana@vidriera.example');
});

test.each(['login', 'isactivetwoauth', 'getdevices'])(
  'a retry of the settings sends what has failed again (%s)',
  async (call) => {
    const open = await tabWithout(call);
    open('/account/enableauth');
    await screen.findByRole('button', { name: 'Reintentar' });
    answerAgain();
    await retry();
    expect(await screen.findByText('Desactivada')).toBeVisible();
  },
);

test('KEEP-08, ERR-12: details that cannot be read say so in their place, with a retry', async () => {
  const open = await tabWithout('login');
  open('/account');
  expect(await screen.findByRole('link', { name: 'Editar mis datos' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Ha ocurrido un error.' })).toBeVisible();
  answerAgain();
  await retry();
  expect(await screen.findByRole('heading', { level: 2, name: 'Mis datos' })).toBeVisible();
});

test('KEEP-09, TFA-15: with the code of the session there at last, the settings are shown', async () => {
  const open = await tabWithout('none');
  const children = (
    <Unreached>
      <TwoStepScreen />
    </Unreached>
  );
  open('/account/enableauth', children);
  expect(await screen.findByText('Desactivada')).toBeVisible();
});

test('TFA-15: without the code that knows this browser nothing is asked in the name of another', async () => {
  const open = await tabWithout('none');
  const asked: string[] = [];
  for (const call of ['isactivetwoauth', 'getdevices'])
    answerWith(http.post(`*/customer/${call}`, ({ request }) => void asked.push(request.url)));
  const { store } = open(
    '/account/enableauth',
    <Unreached always>
      <TwoStepScreen />
    </Unreached>,
  );
  await waitFor(() => expect(selectCustomer(store.getState()).email).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toEqual([]);
});
