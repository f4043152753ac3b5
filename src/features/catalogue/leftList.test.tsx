import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';
import { answerWith } from '#testing/mockWorker.ts';
import { names, path, scrollDown } from '#testing/openList.ts';
import { renderShop } from '#testing/renderShop.tsx';

/** A screen that React cannot render yet, so that the list is still shown. */
function Next({ ready }: { ready: Promise<void> }) {
  use(ready);
  return <p>Siguiente</p>;
}

function Screens({ ready }: { ready: Promise<void> }) {
  const navigate = useNavigate();
  if (useLocation().pathname === '/next') return <Next ready={ready} />;
  return (
    <>
      <button type="button" onClick={() => void navigate('/next')}>
        Seguir
      </button>
      <Shell />
    </>
  );
}

test('CAT-19: the next page of a list that is being left does not bring the shopper back', async () => {
  const ready = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const { store } = renderShop({
    visited: ['/', path],
    children: (
      <Suspense fallback={null}>
        <Screens ready={ready.promise} />
      </Suspense>
    ),
  });
  await waitFor(() => expect(names()).toHaveLength(10));
  let isAsked = false;
  answerWith(
    http.post('*/bff/catalog/category', async () => {
      isAsked = true;
      await answer.promise;
    }),
  );
  scrollDown();
  await waitFor(() => expect(isAsked).toBe(true));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Seguir' })));
  answer.resolve();
  await waitFor(() =>
    expect(Object.keys(store.getState().catalogue?.entries[path]?.pages ?? {})).toHaveLength(2),
  );
  await act(async () => ready.resolve());
  expect(await screen.findByText('Siguiente')).toBeVisible();
});
