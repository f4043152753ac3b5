import { type ComponentProps, useEffect, useState } from 'react';
import { useGetDevicesQuery, useIsTwoStepActiveQuery } from '#api/twoStep.ts';
import { FormFrame, FormPage } from '#commerce/form/FormPage.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useFocusFallback } from '#commerce/page/focus.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useKnownCustomer } from '#commerce/session/useKnownCustomer.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { noFields } from '#schemas/forms/fields.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Device } from '#schemas/twoStep.ts';
import { enableAuthTexts } from '#texts/account.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './TwoStepScreen.module.css';

interface SettingsProps extends ComponentProps<typeof DeviceList> {
  isOn: boolean;
}

function Settings({ isOn, ...list }: SettingsProps) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  useFocusFallback(`${isOn} ${list.devices.length}`);
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

/** Two-step authentication of the customer (ROUTE-18); a missing page if the environment does not have it (TFA-02). */
export function TwoStepScreen() {
  const { twoStep } = useShop();
  usePageHead({ barTitle: useTexts(enableAuthTexts).enableAuth.title });
  return twoStep ? <TwoStepSettings /> : <ProblemState problem={{ status: 404 }} onRetry={() => undefined} />;
}

const TwoStepCode = lazyPart(() => import('#commerce/session/TwoStepCode.tsx'), 'TwoStepCode');

/** Loaded when the page is idle: it opens without network too. */
const AskFirst = lazyPart(() => import('#commerce/form/ConfirmSheet.tsx'), 'ConfirmSheet', whenIdle);

/** The button that sends a code, and the dialog for the code (TFA-14, ERR-42). */
function TurnOn({ onSent }: { onSent: () => void }) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const form = useFormOf(noFields, {
    first: {},
    onSend: async () => {
      const outcome = await run(({ requestCode }) => requestCode());
      if (outcome.kind !== 'done') return sendingOf(outcome);
      onSent();
      return { kind: 'open' };
    },
  });
  return <FormFrame form={form} send={texts.enable} />;
}

/** Whether two-step authentication is on, and its change (TFA-14). */
function TwoStepSwitch({ isOn }: { isOn: boolean }) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const [open, setOpen] = useState<'code' | 'turnOff'>();
  const close = () => setOpen(undefined);

  return (
    <>
      <p className={styles.state} data-on={isOn || undefined}>
        {isOn ? texts.on : texts.off}
      </p>
      {isOn ? (
        <Button kind="plain" wide onClick={() => setOpen('turnOff')}>
          {texts.disable}
        </Button>
      ) : (
        <TurnOn onSent={() => setOpen('code')} />
      )}
      <TwoStepCode
        open={open === 'code'}
        onClose={close}
        onSend={async (code) => {
          const outcome = await run(({ confirmCode }) => confirmCode(code));
          if (outcome.kind === 'done') close();
          return outcome;
        }}
        onResend={() => run(({ requestCode }) => requestCode())}
      />
      <AskFirst
        open={open === 'turnOff'}
        title={texts.askDisable}
        confirm={texts.disable}
        cancel={texts.keep}
        onConfirm={async () => sendingOf(await run(({ turnOffTwoStep }) => turnOffTwoStep()))}
        onClose={close}
      >
        <p>{texts.afterDisable}</p>
      </AskFirst>
    </>
  );
}

interface DeviceListProps {
  devices: readonly Device[];
  /** The id of this browser. */
  own: string | undefined;
}

/** The devices that need no code; each can be deleted after a confirmation (TFA-12, TFA-13). */
function DeviceList({ devices, own }: DeviceListProps) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const [removing, setRemoving] = useState<Device>();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.devices}>
      <h2 className={styles.title}>{texts.devices}</h2>
      <p className={styles.help}>{texts.devicesHelp}</p>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <div>
              <p>{device.name}</p>
              <p className={styles.help}>{texts.since(shownDay(device.date))}</p>
              {device.fingerprint === own && <p className={styles.own}>{texts.thisDevice}</p>}
            </div>
            <Button
              kind="text"
              aria-label={texts.removeDevice(device.name)}
              onClick={() => {
                setRemoving(device);
                setOpen(true);
              }}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <AskFirst
        open={open}
        title={texts.askRemove}
        confirm={texts.remove}
        cancel={texts.keepDevice}
        onConfirm={async () =>
          sendingOf(await run(({ removeDevice }) => removing && removeDevice(removing.id)))
        }
        onClose={() => setOpen(false)}
      >
        <p>{texts.afterRemove(removing?.name ?? '')}</p>
      </AskFirst>
    </section>
  );
}

/** Two-step authentication and the customer's devices, read with each visit and after each change (TFA-13). */
function useTwoStep() {
  const { customer, ...reading } = useKnownCustomer();
  const fingerprint = useFingerprint(customer !== undefined);
  const args = { email: customer?.email ?? '', fingerprint: fingerprint ?? '' };
  const options = {
    skip: customer === undefined || fingerprint === undefined,
    refetchOnMountOrArgChange: true,
  };
  const state = useIsTwoStepActiveQuery(args, options);
  const list = useGetDevicesQuery(args, options);
  const problem = reading.problem ?? ((state.error ?? list.error) as Problem | undefined);
  return {
    fingerprint,
    // `data` may still have the devices of the customer before.
    isOn: state.currentData,
    devices: list.currentData,
    problem,
    busy: reading.busy || state.isFetching || list.isFetching,
    retry() {
      if (customer === undefined) reading.retry();
      else for (const { refetch } of [state, list]) void refetch();
    },
  };
}

/** Returns the id of this browser (TFA-15); undefined until its code has loaded and it was read. */
function useFingerprint(isWanted: boolean): string | undefined {
  const run = useSessionActions();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    const read = async () => {
      const id = await run(({ fingerprint }) => fingerprint());
      if (typeof id === 'string') setKnown(id);
    };
    if (isWanted) void read();
  }, [run, isWanted]);
  return known;
}
