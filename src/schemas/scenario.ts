/** The personas of the mock backend. */
export const scenarioPersonas = ['ana', 'nueva', 'segura', 'confiada', 'socia'] as const;

export const scenarioCountries = ['ar', 'cl', 'co', 'br'] as const;

/** How a call of the mock backend can fail. */
export const faultNames = [
  'unavailable',
  'tooManyRequests',
  'badRequest',
  'refused',
  'html',
  'empty',
  'truncated',
  'brokenSchema',
  'huge',
  'hang',
  'slow',
  'cut',
] as const;

export type FaultName = (typeof faultNames)[number];

/** The data, time and faults with which the mock backend starts; a missing field is as in the seed. */
export interface Scenario {
  /** Who is logged in. */
  persona?: (typeof scenarioPersonas)[number];
  pais?: (typeof scenarioCountries)[number];
  /** Time in ms that each call takes longer. */
  demora?: number;
  /** The calls that fail, and how. */
  falla: [call: string, fault: FaultName][];
  /** How often an item can be sold. */
  stock: [item: string, number: number][];
  /** The time at the mock backend, in UTC: '2026-05-01T10:00:00Z'. */
  hora?: string;
}

/** Reads the value of a choice into a scenario; a sentence if it is wrong. */
type Reader = (value: string, into: Scenario) => string | undefined;

const isOneOf = <const Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

/** The sentence about a name that is not one of those that are allowed. */
export const unknownName = (what: string, name: string, allowed: readonly string[]): string =>
  `${what} '${name}' is unknown; allowed: ${allowed.join(', ')}.`;

const maxDelay = 60_000;
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z$/;

/** Whether there is such a time: the 31st of February is read as one of March. */
const isTime = (text: string) =>
  timePattern.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text.slice(0, 16));

const readers: Record<keyof Scenario, Reader> = {
  persona: (value, into) => {
    if (!isOneOf(scenarioPersonas, value)) return unknownName('persona', value, scenarioPersonas);
    into.persona = value;
    return undefined;
  },
  pais: (value, into) => {
    if (!isOneOf(scenarioCountries, value)) return unknownName('pais', value, scenarioCountries);
    into.pais = value;
    return undefined;
  },
  demora: (value, into) => {
    if (!/^\d{1,5}$/.test(value) || Number(value) > maxDelay)
      return `demora '${value}' is no number of ms up to ${maxDelay}; write demora:800.`;
    into.demora = Number(value);
    return undefined;
  },
  falla: (value, into) => {
    const [call = '', fault = ''] = value.split('=');
    if (call === '') return `falla '${value}' names no call; write falla:getCart=unavailable.`;
    if (!isOneOf(faultNames, fault)) return unknownName(`falla of ${call}`, fault, faultNames);
    into.falla.push([call, fault]);
    return undefined;
  },
  stock: (value, into) => {
    const [, item = '', number = ''] = /^([^=]+)=(\d{1,4})$/.exec(value) ?? [];
    if (item === '') return `stock '${value}' is no item with its number; write stock:ZP0001-38=0.`;
    into.stock.push([item, Number(number)]);
    return undefined;
  },
  hora: (value, into) => {
    if (!isTime(value)) return `hora '${value}' is no time in UTC; write hora:2026-05-01T10:00:00Z.`;
    into.hora = value;
    return undefined;
  },
};

const choices = Object.keys(readers) as (keyof Scenario)[];

/**
 * Reads a scenario as the address has it: 'persona:ana,demora:800,falla:getCart=unavailable,stock:ZP0001-38=0'. Each
 * choice that is wrong is a sentence with what is allowed.
 */
export function parseScenario(text: string): { scenario: Scenario; wrong: string[] } {
  const scenario: Scenario = { falla: [], stock: [] };
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const wrong = pairs.flatMap((pair) => {
    const [, name = pair, value = ''] = /^([^:]*):(.*)$/.exec(pair.trim()) ?? [];
    if (!isOneOf(choices, name)) return unknownName('The choice', name, choices);
    // Calls and items are lists; of the others there is one.
    const known = scenario[name];
    if (known !== undefined && !Array.isArray(known)) return `${name} is chosen twice; write it once.`;
    return readers[name](value, scenario) ?? [];
  });
  return { scenario, wrong };
}

/** A scenario as the address has it, readable; `parseScenario` reads it. */
export function writeScenario({ falla, stock, ...single }: Scenario): string {
  const encode = (text: string) => encodeURIComponent(text.trim());
  return [
    ...Object.entries(single).map(([name, value]) => `${name}:${value}`),
    ...falla.map(([call, fault]) => `falla:${encode(call)}=${fault}`),
    ...stock.map(([item, number]) => `stock:${encode(item)}=${number}`),
  ].join(',');
}
