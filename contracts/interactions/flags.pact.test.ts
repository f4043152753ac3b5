import { MatchersV3 } from '@pact-foundation/pact';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/flags/readConfiguration.ts';
import { answerInteraction } from '#contracts/pact/interaction.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aFlagConfiguration } from '#fixtures/flagConfiguration.ts';
import { getFlagConfiguration } from '#schemas/flags.ts';

const etag = 'W/"f1a2"';
const anEtag = MatchersV3.regex(String.raw`^(?:W/)?"[^"]+"$`, etag);

/** What the shop reads of a configuration; the contract asks for no more. */
const read = v.parse(getFlagConfiguration.reply, aFlagConfiguration());

/** Asks a host as the shop does. */
const ask = (known?: string) => (url: string) =>
  readConfiguration({
    hosts: { ...hostsOf('production', 'ar', ''), flags: url },
    headers: {},
    sdkKey: 'vidriera',
    etag: known,
    timeout: 30_000,
    signal: new AbortController().signal,
  });

test('API-104, API-105, FLAG-15: the flags are read with the ETag of their configuration', async () => {
  const answer = await answerInteraction(getFlagConfiguration, {
    description: 'the configuration of the flags',
    given: 'the flags are configured',
    params: { sdkKey: 'vidriera', etag },
    args: { sdkKey: 'vidriera' },
    answer: {
      status: 200,
      headers: { 'content-type': 'application/json', etag: anEtag },
      body: read,
    },
    send: ask(),
  });
  expect(answer).toMatchObject({
    etag,
    configuration: {
      f: {
        backend_for_frontend: { p: [{ p: 10, v: { s: 'off' } }], v: { s: 'control' } },
        catalog_filters_refactor: { v: { s: 'on' } },
        hash_login_front: { v: { b: true } },
        rollout_login_front: { p: [{ p: 50, v: { b: true } }], v: { b: false } },
      },
    },
  });
});

test('API-104, API-105, FLAG-15: a known ETag asks whether they have changed, and 304 says that they have not', async () => {
  const answer = await answerInteraction(getFlagConfiguration, {
    description: 'the configuration of the flags, if it has another ETag',
    given: 'the flags are configured',
    params: { sdkKey: 'vidriera', etag },
    args: { sdkKey: 'vidriera', ccetag: etag },
    answer: { status: 304, headers: { etag } },
    send: ask(etag),
  });
  expect(answer).toBe('unchanged');
});
