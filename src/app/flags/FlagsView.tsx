import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from '#app/tracking/DeveloperViews.module.css';
import { useShop, useTexts } from '#commerce/shop.ts';
import { pickFlags } from '#rules/flags/flags.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { flagsResolved, selectFlags } from '#store/flags.ts';
import { flagsViewTexts } from '#texts/panels.ts';
import { readOwnFlags, saveOwnFlags } from './ownFlags.ts';

/** The values of each flag that make a difference. */
const choices: { [Key in keyof FlagValues]: readonly FlagValues[Key][] } = {
  backend_for_frontend: ['control', 'off'],
  catalog_filters_refactor: ['on', 'off'],
  hash_login_front: [false, true],
  rollout_login_front: [false, true],
};

/** The flags of the shop, which a developer can set for the tab; in mock builds. */
export function FlagsView() {
  const texts = useTexts(flagsViewTexts).flagsView;
  const { tab } = useShop();
  const dispatch = useDispatch();
  const inEffect = useSelector(selectFlags);
  const [own, setOwn] = useState(() => readOwnFlags(tab));
  const shown = { ...inEffect, ...own };
  const choose = (key: keyof FlagValues, text: string) => {
    const value = choices[key].find((choice) => String(choice) === text) ?? inEffect[key];
    saveOwnFlags(tab, pickFlags({ [key]: value }));
    const all = readOwnFlags(tab);
    setOwn(all);
    dispatch(flagsResolved({ ...inEffect, ...all }));
  };
  return (
    <details className={`${styles.view} ${styles.left}`}>
      <summary>{texts.title}</summary>
      <p>{texts.hint}</p>
      {(Object.keys(choices) as (keyof FlagValues)[]).map((key) => (
        <label key={key}>
          <code>{key}</code>
          <select value={String(shown[key])} onChange={({ target }) => choose(key, target.value)}>
            {[...new Set<string | boolean>([...choices[key], shown[key]])].map((choice) => (
              <option key={String(choice)}>{String(choice)}</option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
