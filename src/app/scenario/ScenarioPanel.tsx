import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionApi, shopApi } from '#api/shopApi.ts';
import styles from '#app/tracking/DeveloperViews.module.css';
import { useTexts } from '#commerce/shop.ts';
import {
  type FaultName,
  faultNames,
  parseScenario,
  type Scenario,
  scenarioCountries,
  scenarioPersonas,
  writeScenario,
} from '#schemas/scenario.ts';
import { scenarioPanelTexts } from '#texts/panels.ts';

const callsId = 'calls of the shop';

/** The calls whose code is loaded; others can be typed. */
const knownCalls = () => [...Object.keys(shopApi.endpoints), ...Object.keys(sessionApi.endpoints)].sort();

interface ScenarioPanelProps {
  /** The scenario that the tab was opened with, as the address has it. */
  opened: string;
}

/** Composes a scenario of the mock backend as a link to the screen in view; in mock builds. */
export function ScenarioPanel({ opened }: ScenarioPanelProps) {
  const texts = useTexts(scenarioPanelTexts).scenarioPanel;
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState(() => draftOf(opened));
  const change = (changed: Partial<Draft>) => setDraft((before) => withRows({ ...before, ...changed }));
  const changeRow = (name: 'falla' | 'stock', index: number, row: Draft['falla'][number]) =>
    change({ [name]: draft[name].with(index, row) });
  const scenario = scenarioText(draft);
  const faults = faultsIn(scenario);
  const linkTo = (text: string) => scenarioAddress(pathname, search, text);
  return (
    <details className={`${styles.view} ${styles.middle}`}>
      <summary>{texts.title}</summary>
      <p>{texts.hint}</p>
      <Choice
        label={texts.persona}
        none={texts.asIs}
        options={scenarioPersonas}
        value={draft.persona}
        choose={(persona) => change({ persona })}
      />
      <Choice
        label={texts.country}
        none={texts.asIs}
        options={scenarioCountries}
        value={draft.pais}
        choose={(pais) => change({ pais })}
      />
      <TextField
        label={texts.latency}
        inputMode="numeric"
        value={draft.demora}
        write={(demora) => change({ demora })}
      />
      <TextField
        label={texts.clock}
        type="datetime-local"
        value={draft.hora}
        write={(hora) => change({ hora })}
      />
      {draft.falla.map(([call, fault], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A row is identified by its position.
        <fieldset key={index}>
          <TextField
            label={texts.call}
            list={callsId}
            value={call}
            write={(text) => changeRow('falla', index, [text, fault])}
          />
          <Choice
            label={texts.fault}
            options={faultNames}
            value={fault}
            choose={(chosen) => changeRow('falla', index, [call, chosen])}
          />
        </fieldset>
      ))}
      {draft.stock.map(([item, number], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A row is identified by its position.
        <fieldset key={index}>
          <TextField
            label={texts.item}
            value={item}
            write={(text) => changeRow('stock', index, [text, number])}
          />
          <TextField
            label={texts.stock}
            inputMode="numeric"
            value={number}
            write={(text) => changeRow('stock', index, [item, text])}
          />
        </fieldset>
      ))}
      <datalist id={callsId}>
        {knownCalls().map((call) => (
          <option key={call}>{call}</option>
        ))}
      </datalist>
      <div role="alert">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <nav aria-label={texts.title}>
        {faults.length === 0 && <a href={linkTo(scenario)}>{texts.open}</a>}
        <a href={linkTo('')}>{texts.reset}</a>
      </nav>
    </details>
  );
}

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  write: (text: string) => void;
}

const TextField = ({ label, write, ...input }: TextFieldProps) => (
  <label>
    <span>{label}</span>
    <input {...input} onChange={({ target }) => write(target.value)} />
  </label>
);

interface ChoiceProps {
  label: string;
  options: readonly string[];
  value: string;
  /** The text of the empty choice; without it there is no empty choice. */
  none?: string;
  choose: (value: string) => void;
}

const Choice = ({ label, options, value, none, choose }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => choose(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);

/** The texts in the fields of the panel, with one empty row after the calls that fail and after the items. */
interface Draft {
  persona: string;
  pais: string;
  demora: string;
  hora: string;
  falla: (readonly [call: string, fault: string])[];
  stock: (readonly [item: string, number: string])[];
}

const firstFault: FaultName = 'unavailable';

/** The rows with one empty row at the end. */
const withEmpty = (rows: Draft['falla'], empty: string): Draft['falla'] => [
  ...rows.filter(([name]) => name.trim() !== ''),
  ['', empty],
];

/** The draft with one empty row at the end of each list. */
const withRows = (draft: Draft): Draft => ({
  ...draft,
  falla: withEmpty(draft.falla, firstFault),
  stock: withEmpty(draft.stock, '0'),
});

/** The fields of the scenario in an address; invalid parts are left out. */
function draftOf(text: string): Draft {
  const { persona = '', pais = '', demora, hora = '', falla, stock } = parseScenario(text).scenario;
  return withRows({
    persona,
    pais,
    demora: demora === undefined ? '' : String(demora),
    // The browser's field has neither seconds nor a time zone.
    hora: hora.slice(0, 16),
    falla,
    stock: stock.map(([item, number]) => [item, String(number)]),
  });
}

/** The scenario of the fields as in the address, with the typed texts unchanged. */
function scenarioText({ persona, pais, demora, hora, falla, stock }: Draft): string {
  const rows = (all: Draft['falla']) => all.filter(([name]) => name.trim() !== '');
  return writeScenario({
    ...(persona && { persona }),
    ...(pais && { pais }),
    ...(demora && { demora }),
    ...(hora && { hora: `${hora}:00Z` }),
    falla: rows(falla),
    stock: rows(stock),
  } as unknown as Scenario);
}

/** The errors of a scenario in an address: a sentence for each, with the allowed values. */
const faultsIn = (scenario: string): string[] =>
  parseScenario(new URLSearchParams(`escenario=${scenario}`).get('escenario') ?? '').wrong;

/** The address of a screen with its scenario replaced. */
function scenarioAddress(path: string, search: string, scenario: string): string {
  const others = new URLSearchParams(search);
  for (const name of ['escenario', 'pais']) others.delete(name);
  return `${path}?${[others.toString(), `escenario=${scenario}`].filter(Boolean).join('&')}`;
}
