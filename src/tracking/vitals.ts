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

/** Rounds to four decimals, which layout shifts need. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const known = (cause: Cause): Vital['attribution'] =>
  Object.fromEntries(
    Object.entries(cause).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, typeof value === 'number' ? rounded(value) : value]],
    ),
  );

/**
 * Measures the speed of the page for this visitor, with its causes: elements by their selectors, and parts of the time
 * (REACH-08). Each value is reported once, when it is final. Tests pass their own library.
 */
export function watchVitals(report: (vital: Vital) => void, from: typeof library = library): void {
  const send = ({ name, value, rating }: Metric, cause: Cause) =>
    report({ name: name as Vital['name'], value: rounded(value), rating, attribution: known(cause) });
  from.onLCP((metric) => {
    const { target, url, timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } =
      metric.attribution;
    const picture = url === undefined ? undefined : trackedAddress(url);
    const times = { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay };
    send(metric, { target, url: picture, ...times });
  });
  from.onINP((metric) => {
    const { interactionTarget: target, interactionType: type, ...times } = metric.attribution;
    const { inputDelay, processingDuration, presentationDelay } = times;
    send(metric, { target, type, inputDelay, processingDuration, presentationDelay });
  });
  from.onCLS((metric) => {
    const { largestShiftTarget: target, largestShiftTime, loadState } = metric.attribution;
    send(metric, { target, largestShiftTime, loadState });
  });
  from.onTTFB((metric) => {
    const { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration } =
      metric.attribution;
    send(metric, { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration });
  });
}
