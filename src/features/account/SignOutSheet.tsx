import { AskFirst } from '#commerce/form/AskFirst.tsx';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { accountTexts } from '#texts/account.ts';

interface SignOutSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Asks before a logout, and says what stays where (SESS-43, SESS-44, STATE-14). */
export function SignOutSheet({ open, onClose }: SignOutSheetProps) {
  const { account: texts } = useTexts(accountTexts);
  const { signOut } = useSessionActions();
  return (
    <AskFirst
      // Who leaves a device that is not hers cannot wait for the network.
      onMissing={() => void signOut()}
      open={open}
      title={texts.leave}
      confirm={texts.logout}
      cancel={texts.stay}
      onConfirm={signOut}
      onClose={onClose}
    >
      <p>{texts.keptInAccount}</p>
      <p>{texts.keptOnDevice}</p>
    </AskFirst>
  );
}
