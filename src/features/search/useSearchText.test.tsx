import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { passTime, stopClock } from '#testing/passTime.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { type as typeIn } from '#testing/search.ts';
import { useSearchText } from './useSearchText.ts';

/** A box with the text of the search. */
function Box() {
  const { text, setText, box } = useSearchText();
  return <input ref={box} value={text} onChange={(event) => setText(event.target.value)} />;
}

/** The address, a step back, and on the search its box. */
function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === '/search' && <Box />}
      <button type="button" onClick={() => void navigate(-1)}>
        Volver
      </button>
      <output>{`${pathname}${search}`}</output>
    </>
  );
}

test('however often the typing pauses, one step back leaves the search', async () => {
  stopClock();
  renderShop({ visited: ['/menu', '/search'], children: <Page /> });
  const address = screen.getByRole('status');
  for (const text of ['bo', 'botas']) {
    typeIn(screen.getByRole('textbox'), text);
    await passTime(300);
    expect(address).toHaveTextContent(`/search?q=${text}`);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(address.textContent).toBe('/menu');
});

/** A screen that React cannot draw yet, so that the search is still shown. */
function Results({ ready }: { ready: Promise<void> }) {
  use(ready);
  return <p>Resultados</p>;
}

function SearchOrResults({ ready }: { ready: Promise<void> }) {
  const { pathname } = useLocation();
  return pathname === '/catalog/' ? <Results ready={ready} /> : <Page />;
}

/** The way to the results, as a press of Enter takes it. */
function Enter() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/catalog/?q=botas', { replace: true })}>
      Buscar
    </button>
  );
}

test('who searches before the typing pauses comes to the results, however late they are drawn', async () => {
  const { promise: ready, resolve: draw } = Promise.withResolvers<void>();
  const children = (
    <>
      <Enter />
      <Suspense fallback={null}>
        <SearchOrResults ready={ready} />
      </Suspense>
    </>
  );
  stopClock();
  renderShop({ visited: ['/search'], children });
  typeIn(screen.getByRole('textbox'), 'botas');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await passTime(500);
  });
  expect(screen.getByRole('textbox')).toBeVisible();
  await act(async () => draw());
  expect(screen.getByText('Resultados')).toBeVisible();
});

/** The search, opened from itself. */
function SearchAgain() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/search?q=bo')}>
      Buscar de nuevo
    </button>
  );
}

test('REACH-01: the box has the focus when the search is opened from itself, also after typing', async () => {
  const children = (
    <>
      <SearchAgain />
      <Page />
    </>
  );
  stopClock();
  renderShop({ visited: ['/menu', '/search'], children });
  typeIn(screen.getByRole('textbox'), 'bo');
  const again = screen.getByRole('button', { name: 'Buscar de nuevo' });
  again.focus();
  await passTime(300);
  expect(screen.getByRole('status')).toHaveTextContent('/search?q=bo');
  expect(again).toHaveFocus();
  fireEvent.click(again);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
