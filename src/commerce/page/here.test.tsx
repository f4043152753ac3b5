import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { BackContext, useBack, useReplaceEntry } from './here.ts';

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

/** A screen that React cannot render yet, so that the one before it is still shown. */
function Next({ ready }: { ready: Promise<void> }) {
  use(ready);
  return <p>Siguiente</p>;
}

/** A screen that writes a number into its address, and leads to the next one. */
function Screens({ ready }: { ready: Promise<void> }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const replaceEntry = useReplaceEntry();
  if (pathname === '/next') return <Next ready={ready} />;
  const write = (number: number) => replaceEntry({ search: `?page=${number}` }, { number });
  return (
    <>
      <button type="button" onClick={() => write(1) && write(2)}>
        Escribir
      </button>
      <button
        type="button"
        onClick={() => {
          void navigate('/next');
          if (write(3)) throw new Error('The entry was written.');
        }}
      >
        Seguir
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Volver
      </button>
      <output>{JSON.stringify([pathname + search, state])}</output>
    </>
  );
}

function open() {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const children = (
    <Suspense fallback={null}>
      <Screens ready={ready} />
    </Suspense>
  );
  renderShop({ visited: ['/before', '/here'], children });
  return resolve;
}

const entry = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a screen writes its own entry of the history, also twice before it is drawn', async () => {
  open();
  press('Escribir');
  expect(await screen.findByText(/page=2/)).toBeInTheDocument();
  expect(entry()).toEqual(['/here?page=2', { number: 2 }]);
  press('Volver');
  expect(await screen.findByText(/before/)).toBeInTheDocument();
});

test('a screen that is left, and is shown until the next one is drawn, writes nothing more', async () => {
  const draw = open();
  await act(async () => press('Seguir'));
  expect(entry()).toEqual(['/here', null]);
  await act(async () => draw());
  expect(await screen.findByText('Siguiente')).toBeVisible();
});
