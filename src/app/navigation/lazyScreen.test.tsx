import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { renderShop } from '#testing/renderShop.tsx';
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
      <button onClick={() => void navigate(-1)}>back</button>
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
  await act(async () => {
    renderShop({ visited: ['/cart', '/account'], children, ...(storage && { storage }) });
    await Promise.resolve();
  });
}

const heading = () => screen.queryByRole('heading', { name: 'Mi cuenta' });

test('a screen without a guard is shown to every visitor', async () => {
  await open(lazyScreen('account', row, load).Screen);
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
});

test('a guard that its row names sends an anonymous visitor to another address', async () => {
  await open(lazyScreen('account', { ...row, guard: 'session' }, load).Screen);
  expect(await screen.findByText('at /login')).toBeVisible();
  expect(heading()).toBeNull();
  // The guarded address was replaced in the history.
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(await screen.findByText('at /cart')).toBeVisible();
});

test('until the store is rehydrated a guarded screen shows its skeleton, and decides afterwards', async () => {
  let answer = (_text: string | null) => {};
  const slow = new Promise<string | null>((resolve) => {
    answer = resolve;
  });
  const storage = { getItem: () => slow, setItem: () => undefined };
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
