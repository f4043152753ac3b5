import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { selectCustomer } from '#store/session/customer.ts';
import { Needing } from '#testing/render/Needing.tsx';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { renderShop } from '#testing/render/renderShop.tsx';
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

/** Opens it for a customer whom the server does not know any more. */
async function openRefused(children = <Refused />) {
  const params = ['a customer is signed in', signedInAs()] as [
    'a customer is signed in',
    ReturnType<typeof signedInAs>,
  ];
  const { store } = await openAccount('/account/orders?page=2', params, 'ar', 'on', {}, children);
  const button = await screen.findByRole('button', { name: 'Ingresar' });
  return { store, button };
}

test('ERR-14: a customer whom the server does not know any more is signed out, and led to the login', async () => {
  const { store, button } = await openRefused();
  expect(button).not.toHaveAttribute('aria-busy');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(place()).toEqual(login));
  expect(selectCustomer(store.getState())).toMatchObject({ loggedIn: false, lastEnd: 'expiry' });
});

test('KEEP-08: where the code does not load nobody is signed out, and it can be pressed again', async () => {
  const { store, button } = await openRefused(
    <Needing by={() => () => Promise.resolve(undefined)}>
      <Refused />
    </Needing>,
  );
  fireEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(selectCustomer(store.getState()).loggedIn).toBe(true);
  expect(place()).toEqual(['/account/orders', null]);
});
