import { useState } from 'react';
import { AskFirst } from '#commerce/form/AskFirst.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import type { Device } from '#schemas/twoStep.ts';
import { enableAuthTexts } from '#texts/accountSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './TwoStepScreen.module.css';

interface DeviceListProps {
  devices: readonly Device[];
  /** The id of this browser. */
  own: string | undefined;
}

/** The devices that need no code, each of which can be deleted after a question (TFA-12, TFA-13). */
export function DeviceList({ devices, own }: DeviceListProps) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const [asked, setAsked] = useState<Device>();
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
                setAsked(device);
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
        onConfirm={async () => sendingOf(await run(({ removeDevice }) => asked && removeDevice(asked.id)))}
        onClose={() => setOpen(false)}
      >
        <p>{texts.afterRemove(asked?.name ?? '')}</p>
      </AskFirst>
    </section>
  );
}
