import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '#commerce/shop.ts';
import { useAppSelector, useAppStore } from '#store/store.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useLoader } from '#ui/lazyPart.tsx';
import { TextLink } from './Link.tsx';

/**
 * Leads from a screen that the server refused (ERR-14) to the login, which returns to the screen. A customer whom the
 * server no longer knows is signed out first, as after an expiry (SESS-47), because the login is for guests only.
 */
export function SignInAgain() {
  const { need } = useLoader();
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { signIn } = useTexts(shellTexts).errors;
  const loggedIn = useAppSelector(selectLoggedIn);
  const [isBusy, setBusy] = useState(false);
  const state = { returnTo: pathname + search };
  if (!loggedIn)
    return (
      <TextLink to="/login" state={state}>
        {signIn}
      </TextLink>
    );
  const leave = async () => {
    setBusy(true);
    const lines = await need('session', () => import('#flows/session/guestLines.ts'));
    setBusy(false);
    if (lines === undefined) return;
    lines.leaveSession(store, 'expiry');
    void navigate('/login', { state });
  };
  return (
    <Button kind="text" busy={isBusy} onClick={() => void leave()}>
      {signIn}
    </Button>
  );
}
