import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { selectCustomer } from '#store/session/customer.ts';
import { openAccount, signedInAs } from '#testing/openAccount.tsx';
import { renderShop } from '#testing/renderShop.tsx';
import { SignInAgain } from './SignInAgain.tsx';

/** The way to the login, and where it has led. */
function Refused() {
  const { pathname, state } = useLocation();
  return (
    <>
      <SignInAgain />
      <output>{JSON.stringify([pathname, state])}</output>
    </>
  );
}

const place = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const login = ['/login', { returnTo: '/account/orders?page=2' }];

test('ERR-14: a guest is led to the login, which returns to the screen', async () => {
  renderShop({ visited: ['/account/orders?page=2'], children: <Refused /> });
  fireEvent.click(screen.getByRole('link', { name: 'Ingresar' }));
  await waitFor(() => expect(place()).toEqual(login));
});

test('ERR-14: a customer whom the server does not know any more is signed out, and led to the login', async () => {
  const { store } = await openAccount(
    '/account/orders?page=2',
    ['a customer is signed in', signedInAs()],
    'ar',
    'on',
    {},
    <Refused />,
  );
  const button = await screen.findByRole('button', { name: 'Ingresar' });
  expect(button).not.toHaveAttribute('aria-busy');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(place()).toEqual(login));
  expect(selectCustomer(store.getState())).toMatchObject({ loggedIn: false, lastEnd: 'expiry' });
});
