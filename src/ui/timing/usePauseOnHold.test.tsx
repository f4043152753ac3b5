import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Snackbar, SnackbarArea } from '#ui/feedback/Snackbar.tsx';
import type { OnHold } from './usePauseOnHold.ts';

function Page({ shown, onHold }: { shown: boolean; onHold?: OnHold }) {
  return (
    <>
      <button type="button">Agregar</button>
      {shown && (
        <SnackbarArea {...(onHold && { onHold })}>
          <Snackbar kind="success" text="Listo." action={{ label: 'Deshacer', onPress: () => undefined }} />
          <Snackbar kind="error" text="Ha ocurrido un error." />
        </SnackbarArea>
      )}
    </>
  );
}

const before = () => screen.getByRole('button', { name: 'Agregar' });
const action = () => screen.getByRole('button', { name: 'Deshacer' });

test('APP-50: the pointer over a message pauses it, from one message to the next', async () => {
  const onHold = vi.fn<OnHold>();
  render(<Page shown onHold={onHold} />);
  await userEvent.hover(screen.getByText('Listo.'));
  await userEvent.hover(screen.getByText('Ha ocurrido un error.'));
  expect(onHold.mock.calls).toEqual([[true]]);
  await userEvent.hover(before());
  expect(onHold.mock.calls).toEqual([[true], [false]]);
});

test('APP-50: the focus inside pauses it, also after the pointer has left', async () => {
  const onHold = vi.fn<OnHold>();
  render(<Page shown onHold={onHold} />);
  await userEvent.hover(screen.getByText('Listo.'));
  action().focus();
  await userEvent.hover(before());
  expect(onHold.mock.calls).toEqual([[true]]);
  before().focus();
  expect(onHold.mock.calls).toEqual([[true], [false]]);
});

test('APP-50: a message that disappears while paused releases the timer', async () => {
  const onHold = vi.fn<OnHold>();
  const { rerender } = render(<Page shown onHold={onHold} />);
  await userEvent.hover(screen.getByText('Listo.'));
  rerender(<Page shown={false} onHold={onHold} />);
  expect(onHold.mock.calls).toEqual([[true], [false]]);
});

test('REACH-01: a focus inside a message that disappears returns to the previous element', () => {
  const { rerender } = render(<Page shown />);
  before().focus();
  action().focus();
  rerender(<Page shown={false} />);
  expect(document.activeElement).toBe(before());
});
