import { FormFrame } from '#commerce/form/FormFrame.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import type { SignInLinks } from '#commerce/session/useSignInEntry.ts';
import type { CodeQuestion } from '#commerce/session/useCodeQuestion.tsx';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import { noFields } from '#schemas/forms/fields.ts';
import { socialSignUpTexts } from '#texts/login.ts';
import { Button } from '#ui/controls/Button.tsx';

interface AskProviderProps {
  entry: SignInLinks;
  send: CodeQuestion['send'];
  onProfile: (profile: SocialProfile) => void;
}

/** Asks the social provider for the profile (SESS-34): a form that is one button. */
export function AskProvider({ entry, send, onProfile }: AskProviderProps) {
  const { socialSignUp: texts } = useTexts(socialSignUpTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const form = useFormOf(noFields, {
    first: {},
    onSend: async () =>
      sendingOf(
        await send(async () => {
          const outcome = await run(({ social }) => social?.());
          if (outcome.kind === 'incomplete') onProfile(outcome.profile);
          return outcome.kind === 'incomplete' ? { kind: 'open' } : outcome;
        }),
      ),
  });
  return (
    <FormFrame
      form={form}
      send={texts.social}
      short
      more={
        <Button kind="text" as={<Link to={entry.forms.login} state={entry.stateWith('')} />}>
          {texts.login}
        </Button>
      }
    />
  );
}
