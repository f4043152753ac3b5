import type { CountryCode } from '#countries/country.ts';
import { parseScenario, type Scenario, unknownName } from '#schemas/scenario.ts';
import { hashLife } from './clock.ts';
import { emailIs } from './customer/seed.ts';
import { callNames } from './handle.ts';
import { resetSession, saveSession, type Session, sessionOf } from './session.ts';
import { setState } from './states.ts';
import { type World, worldOf } from './world.ts';

/** What names in a scenario the mock does not know. */
const unknownIn = ({ falla, stock }: Scenario, { productOfItem }: World) => [
  ...falla
    .filter(([call]) => !callNames.has(call))
    .map(([call]) => unknownName('falla: the call', call, [...callNames].sort())),
  ...stock
    .filter(([item]) => !productOfItem.has(item))
    .map(([item]) => `stock: no product has the item '${item}'; one of ZP0001 is ZP0001-38.`),
];

/** The hash by which a persona is logged in; it is fresh at the time of the scenario. */
async function hashOf(persona: NonNullable<Scenario['persona']>, { customers, clock }: Session) {
  const [row] = customers.list({ where: emailIs(persona) });
  if (row === undefined) throw new Error(`Failed to set the scenario: '${persona}' is no customer.`);
  await customers.change(row.id, (customer) => {
    customer.hashExpires = clock.now().getTime() + hashLife;
  });
  return row.hash;
}

/** What the shop has to be told of a scenario: its country, and the hash by which its persona is logged in. */
export interface Opened {
  pais?: CountryCode;
  hash?: string;
}

/**
 * Begins a visitor's data from the seed and puts a scenario into effect, in its country or else in the given one. Rejects
 * with a sentence for each name that is wrong, and changes nothing then; also if the address has more than one scenario.
 */
export async function setScenario(
  visitor: string,
  country: CountryCode,
  text: string,
  ...others: string[]
): Promise<Opened> {
  if (others.length > 0)
    throw new Error(
      `Failed to set the scenario: the address has ${others.length + 1}; write escenario=${[text, ...others].join(',')}.`,
    );
  const { scenario, wrong } = parseScenario(text);
  const { pais, persona, hora, demora = 0, falla, stock } = scenario;
  const chosen = pais ?? country;
  const all = [...wrong, ...unknownIn(scenario, await worldOf(chosen))];
  if (all.length > 0) throw new Error(`Failed to set the scenario: ${all.join(' ')}`);
  resetSession(visitor, chosen);
  const session = await sessionOf(visitor, chosen);
  if (hora !== undefined) session.clock.set(new Date(hora));
  session.latency = demora;
  for (const [item, number] of stock) session.stock.set(item, number);
  for (const [call, fault] of falla) await setState(session, 'a call fails', { call, fault });
  const hash = persona && (await hashOf(persona, session));
  await saveSession(session);
  return { ...(pais && { pais }), ...(hash && { hash }) };
}
