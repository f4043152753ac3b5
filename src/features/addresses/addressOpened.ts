import { useLocation, useNavigate } from 'react-router-dom';

/** The state of an entry in the history that was opened from a screen of the shop, to which it returns. */
export const opened = { opened: true };

/** The address book, where the forms lead if nothing else opened them. */
export const listUrl = '/account/addresses';

/** Leaves a form that is done for the screen that it was opened from (ADDR-21). */
export function useReturn(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpened = (state as Partial<typeof opened> | null)?.opened === true;
  return () => void (isOpened ? navigate(-1) : navigate(listUrl, { replace: true }));
}
