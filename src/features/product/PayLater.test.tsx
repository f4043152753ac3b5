import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { settled } from '#testing/render/settled.ts';
import { PayLater } from './PayLater.tsx';

const widget = 'Compre ahora, pague después';
const paths = ['/api/product/addiwidgetactive/', '/api/product/addienabled/'];

/** Renders the widget in a country, and records what it requests. */
function open(country: CountryCode) {
  const requested: string[] = [];
  for (const path of paths)
    answerWith(
      http.get(`*${path}`, () => {
        requested.push(path);
        return undefined;
      }),
    );
  const view = renderShop({ country, children: <PayLater /> });
  return { requested, ...view };
}

test('BNPL-01, BNPL-03: it is shown once both calls have answered, and each is sent once', async () => {
  const { requested } = open('co');
  expect(screen.queryByText(widget)).toBeNull();
  expect(await screen.findByText(widget)).toBeVisible();
  expect(requested.toSorted()).toEqual(paths.toSorted());
});

test.each([
  ['getPayLaterWidget', 'refused'],
  ['getPayLaterCheck', 'refused'],
  ['getPayLaterWidget', 'unavailable'],
  ['getPayLaterCheck', 'html'],
] as const)('BNPL-03: it is not shown if %s fails (%s)', async (call, fault) => {
  await given('a call fails', { call, fault }, 'co');
  const { requested, store } = open('co');
  await waitFor(() => expect(new Set(requested).size).toBe(2));
  await waitFor(() =>
    expect(Object.values(store.getState().shopApi.queries).map((query) => query?.status)).not.toContain(
      'pending',
    ),
  );
  expect(screen.queryByText(widget)).toBeNull();
});

test.each(['ar', 'cl', 'br'] as const)('BNPL-04: in %s neither is requested', async (country) => {
  const { requested, store } = open(country);
  await settled(store);
  expect(requested).toEqual([]);
  expect(screen.queryByText(widget)).toBeNull();
});
