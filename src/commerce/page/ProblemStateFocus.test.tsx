import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ProblemState } from './ProblemState.tsx';

describe('the focus, once the problem is gone', () => {
  /** A problem in a frame, before a field, with the focus on one of the two, far above what is in view; then it is gone. */
  function end(Frame: 'main' | 'dialog' | 'div', focused: 'button' | 'textbox') {
    function Screen() {
      const [isThere, setIsThere] = useState(false);
      return (
        <>
          <Frame tabIndex={-1} {...(Frame === 'dialog' && { open: true })} data-testid="frame">
            {isThere ? <p>Pedidos</p> : <ProblemState problem={{}} onRetry={() => setIsThere(true)} />}
            <input />
          </Frame>
          <div style={{ height: '300vh' }} />
        </>
      );
    }
    renderShop({ children: <Screen /> });
    const element = screen.getByRole(focused);
    element.focus();
    scrollTo({ top: 2 * innerHeight, behavior: 'instant' });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText('Pedidos')).toBeInTheDocument();
    return { element, frame: screen.getByTestId('frame') };
  }

  test.each(['main', 'dialog'] as const)('REACH-01: goes from the button to the %s, which stays', (Frame) => {
    const { frame } = end(Frame, 'button');
    expect(frame).toHaveFocus();
    expect(scrollY).toBeGreaterThan(innerHeight);
  });

  test('REACH-01: stays where the shopper is', () => {
    expect(end('main', 'textbox').element).toHaveFocus();
  });

  test('is not moved out of other surroundings', () => {
    expect(end('div', 'button').frame).not.toHaveFocus();
  });
});
