import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import { states } from '#mocks/states.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { getHome } from '#schemas/home.ts';
import { parseCatalogue } from '#scripts/trace/catalogue.ts';
import { coverageGaps } from './coverage.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { interactionsOf, type PactInteraction, readPact } from '#contracts/pact/pactFile.ts';

const folder = 'docs/requirements';
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
const requirementIds = new Set(parseCatalogue(files).requirements.map(({ id }) => id));
const answer = handlerIndex(handlers);
const gaps = (call: Endpoint, pact = readPact(call.base)) =>
  coverageGaps(call, { pact, answer, requirementIds });

const calls = await definitions();
const pacts = [...new Set(calls.map(({ base }) => base))].map(readPact);
const interactions = pacts.flatMap((pact) => pact.interactions);

describe('each call is in its contract, in the mock and in the catalogue', () => {
  test.each(calls.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    expect(await gaps(call)).toEqual([]);
  });

  test('each interaction pins a call that is defined', () => {
    const known = new Set(calls.flatMap((call) => pacts.flatMap((pact) => interactionsOf(call, pact))));
    expect(interactions.filter((each) => !known.has(each)).map(({ description }) => description)).toEqual([]);
  });

  test('LAB-05: every provider state of a contract exists', () => {
    const requiredStates = interactions.flatMap(({ providerStates = [] }) =>
      providerStates.map(({ name }) => name),
    );
    expect(requiredStates.length).toBeGreaterThan(0);
    expect(requiredStates.filter((name) => !Object.hasOwn(states, name))).toEqual([]);
  });
});

describe('a call that is missing somewhere is named', () => {
  const nowhere = { ...getHome, name: 'getNowhere', path: 'nowhere/' };

  /** The contract with a change to each of its interactions. */
  function changed(change: (interaction: PactInteraction) => void) {
    const pact = readPact('api');
    pact.interactions.forEach(change);
    return pact;
  }

  test('without an interaction', async () => {
    expect(await gaps(nowhere)).toEqual(['getNowhere: no interaction pins the answer of GET nowhere/']);
  });

  test('with failures only', async () => {
    const failing = changed(({ response }) => {
      response.status = 503;
    });
    expect(await gaps(getHome, failing)).toEqual(['getHome: no interaction pins the answer of GET home/']);
  });

  test('without a handler', async () => {
    const pact = changed(({ request }) => {
      request.path = '/nowhere/';
    });
    expect(await gaps(nowhere, pact)).toContain('getNowhere: the mock has no handler for GET nowhere/');
  });

  test('without a line of the catalogue', async () => {
    const unknown = { ...getHome, requirements: ['API-17', 'API-999'] };
    expect(await gaps(unknown)).toEqual(['getHome: API-999 is no line of docs/requirements']);
    const none = { ...getHome, requirements: [] };
    expect(await gaps(none)).toEqual(['getHome: it names no requirement']);
  });

  test('with a handler whose reply has another shape', async () => {
    const stricter = {
      ...getHome,
      reply: v.object({ ...getHome.reply.entries, greeting: v.string() }),
    } satisfies Endpoint;
    const [first] = await gaps(stricter);
    expect(first).toMatch(/^getHome: the mock's reply to 'the content of .*' does not fit: .*greeting/s);
  });

  test('with a state that the mock does not know', async () => {
    const pact = changed((interaction) => {
      interaction.providerStates = [{ name: 'nobody knows this' }];
    });
    const [first] = await gaps(getHome, pact);
    expect(first).toMatch(/^getHome: the mock cannot set the state 'nobody knows this'/);
  });
});
