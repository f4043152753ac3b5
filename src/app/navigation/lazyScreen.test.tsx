import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { toCustomer } from '#api/toCustomer.ts';
import { aKnownCustomer } from '#fixtures/customer.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { guarded } from './guarded.tsx';
import { lazyScreen } from './lazyScreen.ts';

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
  // Not lazy: the skeleton is that of the guard.
  await open(guarded({ skeleton: 'menu', guard: 'session' }, AccountScreen), storage);
  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument();
  expect(screen.getByText('at /account')).toBeVisible();
  await act(async () => {
    answer(null);
    await slow;
  });
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
    await waitFor(() => expect(selectCustomer(store.getState()).decided).toBe(true));
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
