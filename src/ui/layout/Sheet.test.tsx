import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#ui/controls/Button.tsx';
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

const closeActions: [string, () => Promise<void>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  [
    'a press outside of it',
    () => userEvent.click(document.documentElement, { position: { x: 20, y: 20 }, force: true }),
  ],
];

test('FORM-02: a press on the close button closes the sheet, also where a field that is left makes it grow', async () => {
  function Growing() {
    const [open, setOpen] = useState(true);
    const [isLeft, setLeft] = useState(false);
    return (
      <Sheet open={open} title="Ciudad de entrega" closeLabel="Cerrar" onClose={() => setOpen(false)}>
        <input aria-label="Ciudad" onBlur={() => setLeft(true)} />
        {isLeft && <p style={{ height: 120 }}>Campo obligatorio</p>}
      </Sheet>
    );
  }
  render(<Growing />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Ciudad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await expect.poll(dialog).toBeNull();
});

describe.each([
  ['that stays mounted', false],
  ['that is unmounted when closed', true],
])('a sheet %s', (_, removed) => {
  test.each(closeActions)('REACH-01: %s closes it once, and the focus returns', async (_action, close) => {
    const onClosed = vi.fn<() => void>();
    render(<Page removed={removed} onClosed={onClosed} />);
    await openSheet();
    await close();
    // The browser reports Escape in a separate task, after it has closed the dialog.
    await expect.poll(() => onClosed.mock.calls).not.toEqual([]);
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener());
    expect(onClosed).toHaveBeenCalledOnce();
  });
});

test('REACH-01: a closing sheet ignores presses', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Page onClosed={onClosed} />);
  await openSheet();
  const close = screen.getByRole('button', { name: 'Cerrar' });
  fireEvent.click(close);
  fireEvent.click(close);
  await expect.poll(dialog).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('REACH-01: a sheet that is opened again while it closes stays open', async () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} title="Ciudad de entrega" closeLabel="Cerrar" onClose={() => {}}>
      Texto
    </Sheet>
  );
  const { rerender } = render(sheet(true));
  rerender(sheet(false));
  rerender(sheet(true));
  // Long enough for the next paint.
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

test('REACH-01: a press that starts in the sheet and ends outside of it leaves it open', async () => {
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
  // The close event of the first effect run is dispatched in a later task.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(dialog()).toHaveProperty('open', true);
  expect(onClose).not.toHaveBeenCalled();
});
