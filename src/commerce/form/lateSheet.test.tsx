import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Shop, ShopContext, useShop } from '#commerce/shop.ts';
import { LeftPart } from '#testing/LeftPart.tsx';
import { renderShop } from '#testing/renderShop.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { lateSheet } from './lateSheet.tsx';

interface GreetingProps {
  open: boolean;
  onClose: () => void;
}

function Greeting({ open, onClose }: GreetingProps) {
  return (
    <Sheet open={open} title="Saludo" closeLabel="Cerrar" onClose={onClose}>
      <p>Hola, Ana</p>
    </Sheet>
  );
}

const LateGreeting = lateSheet<GreetingProps>('greeting', () => Promise.resolve(Greeting));

/** A screen that opens the sheet. */
function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Saludar
      </button>
      <LateGreeting open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** A shop in which the code of a sheet does not load at the first attempt. */
function WithoutCode({ onAttempt, children }: PropsWithChildren<{ onAttempt: (name: string) => void }>) {
  const shop = useShop();
  const [loadPart] = useState((): Shop['loadPart'] => {
    let failures = 1;
    return (name, load) => {
      onAttempt(name);
      failures -= 1;
      return failures < 0 ? shop.loadPart(name, load) : Promise.resolve(undefined);
    };
  });
  return <ShopContext value={{ ...shop, loadPart }}>{children}</ShopContext>;
}

/** A shop whose parts load as `part` does. */
function Loading({ part, children }: PropsWithChildren<{ part: Promise<undefined> }>) {
  const shop = useShop();
  return <ShopContext value={{ ...shop, loadPart: () => part }}>{children}</ShopContext>;
}

test('KEEP-08: a sheet whose code does not load is closed, and can be opened again', async () => {
  const onAttempt = vi.fn<(name: string) => void>();
  renderShop({
    children: (
      <WithoutCode onAttempt={onAttempt}>
        <Opener />
      </WithoutCode>
    ),
  });
  const opener = screen.getByRole('button', { name: 'Saludar' });
  fireEvent.click(opener);
  await waitFor(() => expect(onAttempt).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  fireEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Saludo' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  fireEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Saludo' })).toBeVisible();
  // Once it is there it is not loaded any more.
  expect(onAttempt.mock.calls).toEqual([['greeting'], ['greeting']]);
});

test('the code of a sheet is loaded before it is opened, and where that fails when it is', async () => {
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Greeting);
  };
  const Late = lateSheet<GreetingProps>('greeting', load);
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Saludar
        </button>
        <Late open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  renderShop({ children: <Screen /> });
  await waitFor(() => expect(attempts).toBe(1), { timeout: 4000 });
  fireEvent.click(screen.getByRole('button', { name: 'Saludar' }));
  expect(await screen.findByRole('dialog', { name: 'Saludo' })).toBeVisible();
});

test('KEEP-08: nothing is done in the place of a sheet whose screen was left before it failed', async () => {
  const { promise, resolve: fail } = Promise.withResolvers<undefined>();
  const onMissing = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  renderShop({
    children: (
      <Loading part={promise}>
        <LeftPart>
          <LateGreeting open onClose={onClose} onMissing={onMissing} />
        </LeftPart>
      </Loading>
    ),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ir a otra pantalla' }));
  fail(undefined);
  await promise;
  await new Promise((done) => setTimeout(done, 50));
  expect(onMissing).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
