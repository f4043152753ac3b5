import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { signInForms } from '#rules/session/signIn.ts';
import { selectVisited } from '#store/lastUrl.ts';
import type { Store } from '#store/store.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { renderShop } from './renderShop.tsx';
import { whenDecided } from './settled.ts';

/** The entry of a form of signing in that is opened by its address. */
export const formEntry = {
  forms: signInForms(false),
  email: '',
  stateWith: (email: string) => ({ email }),
};

type Options = NonNullable<Parameters<typeof renderShop>[0]>;

/** Renders the shop at a form of signing in, and waits for it and for the start of the session. */
export async function openSignIn(entry: NonNullable<Options['visited']>[number], options: Options = {}) {
  const view = renderShop({ visited: ['/', entry], ...options });
  await screen.findByRole('textbox', { name: 'E-mail' });
  await whenDecided(view.store);
  return view;
}

/** Fills in and sends the form for signing in as a persona of the mock. */
export async function signInAs(name: string, password = 'Vidriera1') {
  const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  set(screen.getByRole('textbox', { name: 'E-mail' }), `${name}@vidriera.example`);
  set(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
}

/** The address that is shown. */
export const shownUrl = (store: Store) => selectVisited(store.getState()).at(-1);

export const isLoggedIn = (store: Store) => selectLoggedIn(store.getState());

export const waitForUrl = (store: Store, url: string) => waitFor(() => expect(shownUrl(store)).toBe(url));
