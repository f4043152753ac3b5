import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { trackedAddress } from '#rules/tracking/pageView.ts';
import type { BeaconPayload } from '#schemas/tracking.ts';

type Vital = NonNullable<BeaconPayload['webvital']>;
type Cause = Record<string, string | number | undefined>;

interface Metric {
  name: string;
  value: number;
  rating: Vital['rating'];
}

const library = { onCLS, onINP, onLCP, onTTFB };

/** Milliseconds without fractions; shifts keep theirs, of which four decimals are enough. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const known = (cause: Cause): Vital['attribution'] =>
  Object.fromEntries(
    Object.entries(cause).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, typeof value === 'number' ? rounded(value) : value]],
    ),
  );

/**
 * Measures how fast the page is for this visitor, and what caused it: parts of the page by their selectors, and parts of
 * the time (REACH-08). Each value is reported once, when it is final; tests
 * pass what measures.
 */
export function watchVitals(report: (vital: Vital) => void, from: typeof library = library): void {
  const tell = ({ name, value, rating }: Metric, cause: Cause) =>
    report({ name: name as Vital['name'], value: rounded(value), rating, attribution: known(cause) });
  from.onLCP((metric) => {
    const { target, url, timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } =
      metric.attribution;
    const picture = url === undefined ? undefined : trackedAddress(url);
    const times = { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay };
    tell(metric, { target, url: picture, ...times });
  });
  from.onINP((metric) => {
    const { interactionTarget: target, interactionType: type, ...times } = metric.attribution;
    const { inputDelay, processingDuration, presentationDelay } = times;
    tell(metric, { target, type, inputDelay, processingDuration, presentationDelay });
  });
  from.onCLS((metric) => {
    const { largestShiftTarget: target, largestShiftTime, loadState } = metric.attribution;
    tell(metric, { target, largestShiftTime, loadState });
  });
  from.onTTFB((metric) => {
    const { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration } =
      metric.attribution;
    tell(metric, { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration });
  });
}
