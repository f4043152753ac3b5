import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

function Page({ onClosed, removed = false }: { onClosed?: () => void; removed?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Elegir ciudad</Button>
      {(open || !removed) && (
        <Sheet
          open={open}
          title="Ciudad de entrega"
          closeLabel="Cerrar"
          onClose={close}
          foot={<Button>Guardar</Button>}
        >
          <label>
            Ciudad <input />
          </label>
        </Sheet>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Elegir ciudad', hidden: true });
const dialog = () => screen.queryByRole('dialog', { name: 'Ciudad de entrega' });

async function openSheet() {
  await userEvent.click(opener());
  await expect.poll(dialog).not.toBeNull();
}

const ways: [string, () => Promise<void>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  [
    'a press beside it',
    () => userEvent.click(document.documentElement, { position: { x: 20, y: 20 }, force: true }),
  ],
];

describe.each([
  ['staying in the page', false],
  ['leaving the page when closed', true],
])('a sheet %s', (_, removed) => {
  test.each(ways)('REACH-01: %s closes it once, and the focus returns', async (_way, close) => {
    const onClosed = vi.fn<() => void>();
    render(<Page removed={removed} onClosed={onClosed} />);
    await openSheet();
    await close();
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener());
    expect(onClosed).toHaveBeenCalledOnce();
  });
});

test('REACH-01: a sheet on its way out answers no more', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Page onClosed={onClosed} />);
  await openSheet();
  const close = screen.getByRole('button', { name: 'Cerrar' });
  fireEvent.click(close);
  fireEvent.click(close);
  await expect.poll(dialog).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('REACH-01: a sheet that is asked for again on its way out stays', async () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} title="Ciudad de entrega" closeLabel="Cerrar" onClose={() => {}}>
      Texto
    </Sheet>
  );
  const { rerender } = render(sheet(true));
  rerender(sheet(false));
  rerender(sheet(true));
  // Longer than until the next frame is drawn.
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(dialog()).toHaveProperty('open', true);
});

test('REACH-01: the keyboard stays in an open sheet', async () => {
  render(<Page />);
  await openSheet();
  const visited = new Set<Element | null>();
  for (let step = 0; step < 8; step += 1) {
    visited.add(document.activeElement);
    await userEvent.tab();
  }
  expect(visited).toContain(screen.getByRole('textbox', { name: 'Ciudad' }));
  expect(visited).toContain(screen.getByRole('button', { name: 'Guardar' }));
  expect(visited).not.toContain(opener());
});

test('REACH-01: a press that begins in the sheet and ends beside it leaves it open', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Sheet open title="Ciudad de entrega" closeLabel="Cerrar" onClose={onClose}>
      Texto
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByRole('heading'));
  fireEvent.click(sheet);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(sheet);
  fireEvent.click(sheet);
  expect(onClose).toHaveBeenCalledOnce();
});

test('REACH-01: effects that run twice leave an open sheet open', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <StrictMode>
      <Sheet open title="Ciudad de entrega" closeLabel="Cerrar" onClose={onClose}>
        Texto
      </Sheet>
    </StrictMode>,
  );
  // The close event of the first run comes as a task of its own.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(dialog()).toHaveProperty('open', true);
  expect(onClose).not.toHaveBeenCalled();
});
