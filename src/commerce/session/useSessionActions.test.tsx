import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flashesTimedOut, flashQueued, selectFlashes } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { Needing } from '#testing/render/Needing.tsx';
import { renderShop } from '#testing/render/renderShop.tsx';
import { useSessionActions } from './useSessionActions.ts';

const offline = 'No hay conexión disponible.';

function SignOut() {
  const run = useSessionActions();
  return <button onClick={() => void run(({ signOut }) => signOut())}>Salir</button>;
}

const failures: string[] = [];

/** A shop whose parts do not load as long as there are `failures`, which are said. */
function Unreached() {
  const store = useAppStore();
  return (
    <Needing
      by={(real) => (name, load) => {
        const text = failures.pop();
        if (text === undefined) return real(name, load);
        store.dispatch(flashQueued({ text, flashMessageType: 'error' }));
        return Promise.resolve(undefined);
      }}
    >
      <SignOut />
    </Needing>
  );
}

function open() {
  const { store } = renderShop({ children: <Unreached /> });
  return {
    store,
    said: () => selectFlashes(store.getState()).map(({ text }) => text),
    press: () => screen.getByRole('button', { name: 'Salir' }).click(),
  };
}

test('ERR-15, KEEP-08: that the code did not load is no longer said once it has loaded', async () => {
  failures.push(offline);
  const { said, press } = open();
  press();
  await waitFor(() => expect(said()).toEqual([offline]));
  press();
  await waitFor(() => expect(said()).toEqual(['Sesión cerrada.']));
});

test('ERR-15: what something else has said of the network stays', async () => {
  const { store, said, press } = open();
  const pressBeside = async () => {
    store.dispatch(flashesTimedOut());
    store.dispatch(flashQueued({ text: offline, flashMessageType: 'error' }));
    press();
    await waitFor(() => expect(said()).toEqual([offline, 'Sesión cerrada.']));
  };
  await pressBeside();
  await pressBeside();
});
