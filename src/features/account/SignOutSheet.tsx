import { lateSheet } from '#commerce/form/lateSheet.tsx';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';

const SignOutQuestion = lateSheet(
  'leave',
  async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion,
);

interface SignOutSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The question before a logout, whose code is loaded late. */
export function SignOutSheet(props: SignOutSheetProps) {
  const { signOut } = useSessionActions();
  // Who leaves a device that is not hers cannot wait for the network.
  return <SignOutQuestion {...props} onMissing={() => void signOut()} />;
}
