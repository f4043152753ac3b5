import { type FaultName, parseScenario, type Scenario, writeScenario } from '#schemas/scenario.ts';

/** The texts in the fields of the panel, with one empty row after the calls that fail and after the items. */
export interface Draft {
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
export const withRows = (draft: Draft): Draft => ({
  ...draft,
  falla: withEmpty(draft.falla, firstFault),
  stock: withEmpty(draft.stock, '0'),
});

/** The fields of the scenario in an address; invalid parts are left out. */
export function draftOf(text: string): Draft {
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
export function scenarioText({ persona, pais, demora, hora, falla, stock }: Draft): string {
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
export const faultsIn = (scenario: string): string[] =>
  parseScenario(new URLSearchParams(`escenario=${scenario}`).get('escenario') ?? '').wrong;

/** The address of a screen with its scenario replaced. */
export function scenarioAddress(path: string, search: string, scenario: string): string {
  const others = new URLSearchParams(search);
  for (const name of ['escenario', 'pais']) others.delete(name);
  return `${path}?${[others.toString(), `escenario=${scenario}`].filter(Boolean).join('&')}`;
}
