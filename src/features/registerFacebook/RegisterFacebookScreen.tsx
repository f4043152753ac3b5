import { useState } from 'react';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useCodeQuestion } from '#commerce/session/useCodeQuestion.tsx';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSignInEntry } from '#commerce/session/useSignInEntry.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { useAppStore } from '#store/hooks.ts';
import { socialSignUpTexts } from '#texts/login.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AskProvider } from './AskProvider.tsx';
import { SocialForm } from './SocialForm.tsx';

/** Social sign-up (ROUTE-24): what the profile lacks; after a reload, which forgets it, the provider is asked again. */
export function RegisterFacebookScreen() {
  const { socialSignUp: texts } = useTexts(socialSignUpTexts);
  const run = useSessionActions();
  const { social } = useShop();
  const { signIns } = useAppStore();
  const [profile, setProfile] = useState(signIns.profile);
  const entry = useSignInEntry();
  const { question, send } = useCodeQuestion(entry);
  usePageHead({ barTitle: texts.title });
  if (profile === undefined && social)
    return (
      <FormPage title={texts.title} help={texts.noProfile}>
        <AskProvider {...{ entry, send }} onProfile={setProfile} />
        {question}
      </FormPage>
    );
  if (profile === undefined)
    return (
      <FormPage title={texts.title} help={texts.noProvider}>
        <Button kind="text" as={<Link to={entry.forms.login} state={entry.stateWith('')} />}>
          {texts.login}
        </Button>
      </FormPage>
    );
  return (
    <FormPage title={texts.title} help={texts.help}>
      <SocialForm
        profile={profile}
        onSend={(form) => send(() => run(({ completeSocial }) => completeSocial(profile, form)))}
      />
      {question}
    </FormPage>
  );
}
