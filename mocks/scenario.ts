import type { CountryCode } from '#countries/country.ts';
import { parseScenario, type Scenario, unknownName } from '#schemas/scenario.ts';
import { hashLife } from './clock.ts';
import { emailIs } from './customer/seed.ts';
import { callNames } from './handle.ts';
import { resetDatabase, saveDatabase, type Database, databaseOf } from './database.ts';
import { setState } from './states.ts';
import { type World, worldOf } from './world.ts';

/** The names in a scenario that the mock does not know. */
const unknownIn = ({ falla, stock }: Scenario, { productOfItem }: World) => [
  ...falla
    .filter(([call]) => !callNames.has(call))
    .map(([call]) => unknownName('falla: the call', call, [...callNames].sort())),
  ...stock
    .filter(([item]) => !productOfItem.has(item))
    .map(([item]) => `stock: no product has the item '${item}'; one of ZP0001 is ZP0001-38.`),
];

/** The hash that logs a persona in; it is valid at the time of the scenario. */
async function hashOf(persona: NonNullable<Scenario['persona']>, { customers, clock }: Database) {
  const [row] = customers.list({ where: emailIs(persona) });
  if (row === undefined) throw new Error(`Failed to set the scenario: '${persona}' is no customer.`);
  await customers.change(row.id, (customer) => {
    customer.hashExpires = clock.now().getTime() + hashLife;
  });
  return row.hash;
}

/** The data that the shop needs to start a scenario: its country, and the hash that logs its persona in. */
export interface Opened {
  pais?: CountryCode;
  hash?: string;
}

/**
 * Resets a visitor's data to the seed and sets up a scenario, in its country or else in the given one. Rejects with a
 * sentence for each invalid name or if the URL has several scenarios; then it changes nothing.
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
  resetDatabase(visitor, chosen);
  const db = await databaseOf(visitor, chosen);
  if (hora !== undefined) db.clock.set(new Date(hora));
  db.latency = demora;
  for (const [item, number] of stock) db.stock.set(item, number);
  for (const [call, fault] of falla) await setState(db, 'a call fails', { call, fault });
  const hash = persona && (await hashOf(persona, db));
  await saveDatabase(db);
  return { ...(pais && { pais }), ...(hash && { hash }) };
}
