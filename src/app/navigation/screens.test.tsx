import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toCustomer } from '#api/customer.ts';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { loadDeferred } from '#app/start/useDeferredStart.ts';
import { aKnownCustomer } from '#fixtures/customer.ts';
import { lago } from '#fixtures/situations.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { leaving } from '#testing/render/leaving.tsx';
import { answerWith } from '#testing/render/mockWorker.ts';
import { findField, openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { aReturn, openSummary, press } from '#testing/render/openExchange.ts';
import { names, path as listPath, scrollDown } from '#testing/render/openList.ts';
import { renderCart } from '#testing/render/renderCart.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { whenDecided } from '#testing/render/settled.ts';
import { guarded } from './guarded.tsx';
import { lazyScreen } from './screens.ts';

const AccountScreen = () => <h1>Mi cuenta</h1>;
const load = () => Promise.resolve({ AccountScreen });
const row = { file: 'account/AccountScreen', skeleton: 'menu' } as const;

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <p>at {useLocation().pathname}</p>
      <p>for {String((useLocation().state as { returnTo?: string } | null)?.returnTo)}</p>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate('/account')}>again</button>
    </>
  );
}

/** The screen, at its own address only. */
const AtAccount = ({ Screen }: { Screen: ComponentType }) =>
  useLocation().pathname === '/account' && <Screen />;

/** Opens a screen at `/account`, with the address beside it. */
async function open(Screen: ComponentType, storage?: DeviceStorage) {
  const children = (
    <>
      <Address />
      <AtAccount Screen={Screen} />
    </>
  );
  return act(async () => {
    const shop = renderShop({
      visited: ['/cart', '/account?tab=1'],
      children,
      ...(storage && { storage }),
    });
    await Promise.resolve();
    return shop;
  });
}

const heading = () => screen.queryByRole('heading', { name: 'Mi cuenta' });

test('a screen without a guard is shown to every visitor', async () => {
  await open(lazyScreen('account', row, load).Screen);
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
});

test('ROUTE-47, ROUTE-48: a guard that its row names sends an anonymous visitor to another address', async () => {
  await open(lazyScreen('account', { ...row, guard: 'session' }, load).Screen);
  expect(await screen.findByText('at /login')).toBeVisible();
  expect(screen.getByText('for /account?tab=1')).toBeVisible();
  expect(heading()).toBeNull();
  // The guarded address was replaced in the history.
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(await screen.findByText('at /cart')).toBeVisible();
});

test('ROUTE-49: until the store is rehydrated a guarded screen shows its skeleton, and decides afterwards', async () => {
  let answer = (_text: string | null) => {};
  const slow = new Promise<string | null>((resolve) => {
    answer = resolve;
  });
  const storage = { getItem: () => slow, setItem: () => undefined, removeItem: () => undefined };
  // Not lazy: the guard shows the skeleton.
  await open(guarded({ skeleton: 'menu', guard: 'session' }, AccountScreen), storage);
  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument();
  expect(screen.getByText('at /account')).toBeVisible();
  await act(async () => {
    answer(null);
    await slow;
  });
  expect(await screen.findByText('at /login')).toBeVisible();
});

test('KEEP-08, ROUTE-49: without the code that decides who visits a guarded screen says so, and decides after the retry', async () => {
  answerWith(http.head('*', () => HttpResponse.error()));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const deferred = vi
    .fn(loadDeferred)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/deferred.js'));
  const Screen = guarded({ skeleton: 'menu', guard: 'session' }, AccountScreen);
  renderShop({
    deferred,
    visited: ['/account'],
    children: (
      <>
        <Address />
        <AtAccount Screen={Screen} />
      </>
    ),
  });
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('at /login')).toBeVisible();
});

test('a guard whose verdict is open shows the screen', async () => {
  await open(guarded({ skeleton: 'menu', guard: 'session' }, AccountScreen, () => 'open'));
  expect(heading()).toBeVisible();
  expect(screen.getByText('at /account')).toBeVisible();
});

const ana = {
  ...toCustomer(aKnownCustomer()),
  keepSession: true,
  buyerType: 'existing customer',
} as const;

test.each([
  ['SESS-45', 'logout', 'at /', 'for undefined'],
  ['SESS-47', 'expiry', 'at /login', 'for /account'],
] as const)(
  '%s: after the end of the session by %s a guarded screen is left',
  async (_id, why, at, returnTo) => {
    const { store } = await open(guarded({ skeleton: 'menu', guard: 'session' }, AccountScreen));
    await whenDecided(store);
    act(() => void store.dispatch(loginSucceeded(ana)));
    const again = screen.getByRole('button', { name: 'again' });
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
    act(() => void store.dispatch(sessionEnded(why)));
    expect(await screen.findByText(at)).toBeVisible();
    expect(screen.getByText(returnTo)).toBeVisible();
    // Opened again, it asks everyone to log in (ROUTE-47).
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(await screen.findByText('for /account')).toBeVisible();
    expect(screen.getByText('at /login')).toBeVisible();
  },
);

let screens: ReturnType<typeof leaving>;

beforeEach(() => {
  screens = leaving();
});

/** Holds the next answers to a call back: `asked` ends once one was asked for, `answer` lets them through to the mock. */
function holdBack(call: string) {
  const held = Promise.withResolvers<undefined>();
  const isAsked = vi.fn<() => void>();
  answerWith(
    http.all(call, () => {
      isAsked();
      return held.promise;
    }),
  );
  return {
    asked: () => waitFor(() => expect(isAsked).toHaveBeenCalledOnce()),
    answer: () => held.resolve(undefined),
  };
}

test('CAT-19: the next page of a list leads nowhere', async () => {
  const { store } = renderShop({ visited: ['/', listPath], children: screens.children });
  await waitFor(() => expect(names()).toHaveLength(10));
  const { asked, answer } = holdBack('*/bff/catalog/category');
  scrollDown();
  await asked();
  await screens.leave();
  answer();
  const pages = () => Object.keys(store.getState().catalogue?.entries[listPath]?.pages ?? {});
  await waitFor(() => expect(pages()).toHaveLength(2));
  await screens.arrive();
});

test('PROD-18, KEEP-08: another color of a product leads nowhere', async () => {
  const { store } = renderShop({ visited: ['/', lago.path], children: screens.children });
  const color = await screen.findByRole('link', { name: 'Color Negro' });
  const { asked, answer } = holdBack('*/bff/catalog/product-details');
  fireEvent.click(color);
  await asked();
  await screens.leave();
  answer();
  const readPages = () =>
    Object.values(store.getState().shopApi.queries).filter(
      (query) => query?.endpointName === 'getProduct' && query.data !== undefined,
    );
  await waitFor(() => expect(readPages()).toHaveLength(2));
  await screens.arrive();
});

test('ACC-07, KEEP-08: a save of the account leads nowhere, and is told', async () => {
  const path = '/account/editaccount';
  const customer = signedInAs();
  await openAccount(path, ['a customer is signed in', customer], 'ar', 'on', {}, screens.children);
  fireEvent.change(await findField('Nombre'), { target: { value: 'Ana' } });
  const { asked, answer } = holdBack('*/customer/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await asked();
  await screens.leave();
  answer();
  expect(await screen.findByText('Datos actualizados exitosamente.')).toBeVisible();
  await screens.arrive();
});

test('CART-21: the way to the checkout leads nowhere', async () => {
  await renderCart({ 'ZP0001-38': 1 }, 'ar', screens.children);
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  const { asked, answer } = holdBack('*/api/cart/');
  fireEvent.click(button);
  await asked();
  await screens.leave();
  answer();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await screens.arrive();
});

test('AFTER-04, KEEP-08: a request of an exchange leads nowhere, and is told', async () => {
  await openSummary(aReturn, { children: screens.children });
  const { asked, answer } = holdBack('*/exchange/create*');
  await press('Confirmar solicitud');
  await asked();
  await screens.leave();
  answer();
  expect(await screen.findByText('Recibimos su solicitud de cambio o devolución.')).toBeVisible();
  await screens.arrive();
});
