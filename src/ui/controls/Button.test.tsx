import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';

function renderForm(button: React.ReactElement) {
  const onSubmit = vi.fn<(event: React.SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="E-mail" />
      {button}
    </form>,
  );
  return onSubmit;
}

async function sendTwice() {
  // A real tap also hits disabled elements.
  await userEvent.click(screen.getByRole('button'), { force: true });
  await userEvent.type(screen.getByRole('textbox'), 'ana@vidriera.example{Enter}');
}

test('FORM-03: a button sends its form by press and by Enter', async () => {
  const onSubmit = renderForm(<Button type="submit">Ingresar</Button>);
  await sendTwice();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test.each([
  ['busy', { busy: true }],
  ['disabled', { disabled: true }],
])('FORM-03: a %s button sends nothing, neither by press nor by Enter', async (_state, state) => {
  const onClick = vi.fn<() => void>();
  const onSubmit = renderForm(
    <Button type="submit" onClick={onClick} {...state}>
      Ingresar
    </Button>,
  );
  await sendTwice();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});

test('REACH-01: a button that becomes busy keeps the focus', async () => {
  const { rerender } = render(<Button>Ingresar</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Button busy>Ingresar</Button>);
  const button = screen.getByRole('button', { name: 'Ingresar', busy: true });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('REACH-01: a button rendered as a link is a link and no button', () => {
  render(<Button as={<a href="/cart">.</a>}>Ir al carrito</Button>);
  expect(screen.getByRole('link', { name: 'Ir al carrito' }).getAttribute('href')).toBe('/cart');
  expect(screen.queryByRole('button')).toBeNull();
});
