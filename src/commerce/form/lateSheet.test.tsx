import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Shop, ShopContext, useShop } from '#commerce/shop.ts';
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
  expect(onAttempt.mock.calls).toEqual([['greeting'], ['greeting']]);
});
