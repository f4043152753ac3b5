import { act, fireEvent, screen } from '@testing-library/react';
import { type PropsWithChildren, Suspense, use, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';

interface Ready {
  ready: Promise<void>;
}

function Next({ ready }: Ready) {
  use(ready);
  return <p>La pantalla siguiente</p>;
}

function Screens({ ready }: Ready) {
  const navigate = useNavigate();
  if (useLocation().pathname === '/next') return <Next ready={ready} />;
  return (
    <>
      <button type="button" onClick={() => void navigate('/next')}>
        A la pantalla siguiente
      </button>
      <Shell />
    </>
  );
}

/**
 * The shop with a link to a screen that loads slowly: after `leave` the previous screen is still shown, as in a browser,
 * until `arrive`, which fails if there was another navigation in between.
 */
export function leaving() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    children: (
      <Suspense fallback={null}>
        <Screens ready={promise} />
      </Suspense>
    ),
    leave: () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'A la pantalla siguiente' }))),
    async arrive() {
      await act(async () => resolve());
      expect(await screen.findByText('La pantalla siguiente')).toBeVisible();
    },
  };
}

/** A screen with a part that a press on 'Ir a otra pantalla' leaves. */
export function LeftPart({ children }: PropsWithChildren) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(false)}>
        Ir a otra pantalla
      </button>
      {isHere && children}
    </>
  );
}
