import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BackContext, useBack } from './here.ts';

test('ROUTE-57: a screen goes back as the shell does', () => {
  function Bar() {
    return <button onClick={useBack()}>Volver</button>;
  }
  const goBack = vi.fn<() => void>();
  render(
    <BackContext value={goBack}>
      <Bar />
    </BackContext>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(goBack).toHaveBeenCalledOnce();
});
