import { type PropsWithChildren, useState } from 'react';

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
