import type { ComponentProps } from 'react';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useFocusKept } from '#commerce/page/useFocusKept.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { enableAuthTexts } from '#texts/accountSettings.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { DeviceList } from './DeviceList.tsx';
import { TwoStepSwitch } from './TwoStepSwitch.tsx';
import { useTwoStep } from './useTwoStep.ts';

interface SettingsProps extends ComponentProps<typeof DeviceList> {
  isOn: boolean;
}

function Settings({ isOn, ...list }: SettingsProps) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  useFocusKept(`${isOn} ${list.devices.length}`);
  return (
    <FormPage title={texts.title} help={texts.help}>
      <TwoStepSwitch isOn={isOn} />
      {list.devices.length > 0 && <DeviceList {...list} />}
    </FormPage>
  );
}

function TwoStepSettings() {
  const { shell } = useTexts(shellTexts);
  const { isOn, devices, fingerprint, problem, busy, retry } = useTwoStep();
  if ((isOn === undefined || devices === undefined) && problem !== undefined)
    return <ProblemState problem={contentProblem(problem)} busy={busy} onRetry={retry} />;
  if (isOn === undefined || devices === undefined) return <SkeletonMenu label={shell.loading} />;
  return <Settings isOn={isOn} devices={devices} own={fingerprint} />;
}

/** Two-step authentication of the customer (ROUTE-18); no page where the environment does not have it (TFA-02). */
export function TwoStepScreen() {
  const { twoStep } = useShop();
  usePageHead({ barTitle: useTexts(enableAuthTexts).enableAuth.title });
  return twoStep ? <TwoStepSettings /> : <ProblemState problem={{ status: 404 }} onRetry={() => undefined} />;
}
