import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '#commerce/page/here.ts';

/** The state of an entry in the history that was opened from a screen of the shop, to which it returns. */
export const opened = { opened: true };

/** Leaves a form that is done for the screen that it was opened from (ADDR-21), unless it was left already. */
export function useReturn(home: string): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isOpened = (state as Partial<typeof opened> | null)?.opened === true;
  return () => {
    if (!isHere()) return;
    void (isOpened ? navigate(-1) : navigate(home, { replace: true }));
  };
}
