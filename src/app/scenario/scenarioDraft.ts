import { type FaultName, parseScenario, type Scenario, writeScenario } from '#schemas/scenario.ts';

/** What the fields of the panel hold: texts, with one empty row after the calls that fail and after the items. */
export interface Draft {
  persona: string;
  pais: string;
  demora: string;
  hora: string;
  falla: (readonly [call: string, fault: string])[];
  stock: (readonly [item: string, number: string])[];
}

/** The fault of a new row. */
const firstFault: FaultName = 'unavailable';

/** The rows with one empty row at the end. */
const withEmpty = (rows: Draft['falla'], empty: string): Draft['falla'] => [
  ...rows.filter(([name]) => name.trim() !== ''),
  ['', empty],
];

/** The draft with an empty row where one is needed. */
export const withRows = (draft: Draft): Draft => ({
  ...draft,
  falla: withEmpty(draft.falla, firstFault),
  stock: withEmpty(draft.stock, '0'),
});

/** The fields of the scenario in an address; what is wrong in it is left out. */
export function draftOf(text: string): Draft {
  const { persona = '', pais = '', demora, hora = '', falla, stock } = parseScenario(text).scenario;
  return withRows({
    persona,
    pais,
    demora: demora === undefined ? '' : String(demora),
    // A field of the browser has neither seconds nor a zone.
    hora: hora.slice(0, 16),
    falla,
    stock: stock.map(([item, number]) => [item, String(number)]),
  });
}

/** The scenario of the fields, as the address has it; what was typed is in it as it is. */
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

/** What is wrong in the scenario of an address: a sentence for each choice, with what is allowed. */
export const faultsIn = (scenario: string): string[] =>
  parseScenario(new URLSearchParams(`escenario=${scenario}`).get('escenario') ?? '').wrong;

/** The address of a screen with a scenario, in place of the one that it has. */
export function scenarioAddress(path: string, search: string, scenario: string): string {
  const others = new URLSearchParams(search);
  for (const name of ['escenario', 'pais']) others.delete(name);
  return `${path}?${[others.toString(), `escenario=${scenario}`].filter(Boolean).join('&')}`;
}
