import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Shop, ShopContext, useShop } from '#commerce/shop.ts';
import { selectFlashes, flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/hooks.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { useSessionActions } from './useSessionActions.ts';

const offline = 'No hay conexión disponible.';

function SignOut() {
  const { signOut } = useSessionActions();
  return <button onClick={() => void signOut()}>Salir</button>;
}

const failures = [offline];

/** A shop whose parts do not load at first, which is said. */
function Unreached() {
  const shop = useShop();
  const store = useAppStore();
  const loadPart: Shop['loadPart'] = (name, load) => {
    const text = failures.pop();
    if (text === undefined) return shop.loadPart(name, load);
    store.dispatch(flashQueued({ text, flashMessageType: 'error' }));
    return Promise.resolve(undefined);
  };
  return (
    <ShopContext value={{ ...shop, loadPart }}>
      <SignOut />
    </ShopContext>
  );
}

test('ERR-15, KEEP-08: that the code did not load is no longer said once it has loaded', async () => {
  const { store } = renderShop({ children: <Unreached /> });
  const said = () => selectFlashes(store.getState()).map(({ text }) => text);
  const button = screen.getByRole('button', { name: 'Salir' });
  button.click();
  await waitFor(() => expect(said()).toEqual([offline]));
  button.click();
  await waitFor(() => expect(said()).toEqual(['Sesión cerrada.']));
});
