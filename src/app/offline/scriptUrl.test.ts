import { afterEach, expect, test, vi } from 'vitest';
import type * as ScriptUrl from './scriptUrl.ts';

afterEach(() => vi.unstubAllGlobals());

/** The module as a page of its own evaluates it: it makes its policy once. */
const evaluated = async (page: string) =>
  (await import(/* @vite-ignore */ `./scriptUrl.ts?${page}`)) as typeof ScriptUrl;

test('APP-42: where the browser demands trusted addresses, one policy makes that of the worker and no other', async () => {
  const made: [string, { createScriptURL: (url: string) => string }][] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      made.push([name, rules]);
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
    },
  });
  const { workerUrl } = await evaluated('trusted');
  expect(workerUrl()).toEqual({ trusted: '/service-worker.js' });
  expect(made.map(([name]) => name)).toEqual(['sw-url']);
  for (const url of ['https://elsewhere.example/service-worker.js', '/service-worker.js?a', 'data:,1'])
    expect(() => made[0]?.[1].createScriptURL(url)).toThrow(TypeError);
});

test('APP-42: elsewhere the address of the worker is a text', async () => {
  const { workerUrl } = await evaluated('plain');
  expect(workerUrl()).toBe('/service-worker.js');
});
