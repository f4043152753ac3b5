import { expect, test } from 'vitest';
import type { BeaconPayload } from '#schemas/tracking.ts';
import { watchVitals } from './vitals.ts';

type Vital = NonNullable<BeaconPayload['webvital']>;

/** The reports for a measured value, as the library would send it in a page. */
function reportsOf(name: Vital['name'], metric: object): Vital[] {
  const reports: Vital[] = [];
  const measure = (measured: string) => (listen: (metric: never) => void) => {
    if (measured === name) listen({ name, rating: 'needs-improvement', delta: 1, ...metric } as never);
  };
  watchVitals((vital) => void reports.push(vital), {
    onCLS: measure('CLS'),
    onINP: measure('INP'),
    onLCP: measure('LCP'),
    onTTFB: measure('TTFB'),
  });
  return reports;
}

test.each<[Vital['name'], number, number, object, Vital['attribution']]>([
  [
    'LCP',
    2103.45678,
    2103.4568,
    {
      target: 'main img',
      url: 'https://shop.example/p.jpg',
      timeToFirstByte: 100.00004,
      resourceLoadDelay: 20,
      resourceLoadDuration: 900,
      elementRenderDelay: 5,
      lcpEntry: {},
    },
    {
      target: 'main img',
      url: 'https://shop.example/p.jpg',
      timeToFirstByte: 100,
      resourceLoadDelay: 20,
      resourceLoadDuration: 900,
      elementRenderDelay: 5,
    },
  ],
  [
    'INP',
    184,
    184,
    {
      interactionTarget: '#buy',
      interactionType: 'pointer',
      inputDelay: 12,
      processingDuration: 150,
      presentationDelay: 22,
      interactionTime: 9,
    },
    { target: '#buy', type: 'pointer', inputDelay: 12, processingDuration: 150, presentationDelay: 22 },
  ],
  [
    'CLS',
    0.00123456,
    0.0012,
    { largestShiftTarget: '', largestShiftTime: undefined, loadState: 'complete' },
    { loadState: 'complete' },
  ],
  [
    'TTFB',
    80,
    80,
    { waitingDuration: 1, cacheDuration: 2, dnsDuration: 3, connectionDuration: 4, requestDuration: 70 },
    { waitingDuration: 1, cacheDuration: 2, dnsDuration: 3, connectionDuration: 4, requestDuration: 70 },
  ],
])(
  'REACH-08: %s is reported with its value, its rating and what caused it',
  (name, value, rounded, found, attribution) => {
    expect(reportsOf(name, { value, attribution: found })).toEqual([
      { name, value: rounded, rating: 'needs-improvement', attribution },
    ]);
  },
);

test('the address of the largest picture is reported without private parts', () => {
  const url = 'https://shop.example/p.jpg?width=360&token=tok-140&email=ana%40mail.com';
  const reports = reportsOf('LCP', { value: 1, attribution: { url } });
  expect(reports).toHaveLength(1);
  expect(JSON.stringify(reports)).not.toMatch(/tok-140|ana/);
});
