import { useLocation, useNavigate } from 'react-router-dom';
import { useIsShown } from '#ui/timing/useIsShown.ts';

/** The state of an entry in the history that was opened from a screen of the shop, to which it returns. */
export const opened = { opened: true };

/** Leaves a form that is done for the screen that it was opened from (ADDR-21), unless it was left already. */
export function useReturn(home: string): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const isOpened = (state as Partial<typeof opened> | null)?.opened === true;
  return () => {
    if (!isShown.current) return;
    void (isOpened ? navigate(-1) : navigate(home, { replace: true }));
  };
}
