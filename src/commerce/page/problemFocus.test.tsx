import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ProblemState } from './ProblemState.tsx';

const retry = () => screen.getByRole('button', { name: 'Reintentar' });

describe('the focus after a retry that succeeds', () => {
  /** A problem that a press takes away, as the first of two that are shown. */
  function Retried({ level }: { level: 1 | 2 }) {
    const [isRead, setIsRead] = useState(false);
    return isRead ? (
      <p>Listo</p>
    ) : (
      <ProblemState level={level} problem={{}} onRetry={() => setIsRead(true)} />
    );
  }

  const press = (button: HTMLElement) => {
    button.focus();
    fireEvent.click(button);
    expect(screen.getByText('Listo')).toBeVisible();
  };

  test('REACH-01: is in the page', () => {
    renderShop({
      children: (
        <main tabIndex={-1}>
          <Retried level={1} />
        </main>
      ),
    });
    press(retry());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('REACH-01: is in the sheet, where the problem was in one', () => {
    renderShop({
      children: (
        <main tabIndex={-1}>
          <Sheet open title="Ciudad" closeLabel="Cerrar" onClose={() => undefined}>
            <Retried level={2} />
          </Sheet>
        </main>
      ),
    });
    press(retry());
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  test('REACH-01: stays where it is if it has left the button', () => {
    renderShop({
      children: (
        <main tabIndex={-1}>
          <input aria-label="Buscar" />
          <Retried level={1} />
        </main>
      ),
    });
    screen.getByRole('textbox').focus();
    fireEvent.click(retry());
    expect(screen.getByText('Listo')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
