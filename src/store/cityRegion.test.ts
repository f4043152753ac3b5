import { expect, test, vi } from 'vitest';
import { shopApi } from '#api/shopApi.ts';
import { hostsOf } from '#countries/hosts.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { cityRegionChanged, selectCityRegion } from './cityRegion.ts';
import { chooseCityRegion } from './followCity.ts';

const rosario = { region: '5', city: '120' };

/** A shop whose cookie has this location; records its location changes. */
function visit(read?: typeof rosario) {
  const store = storeOn(hostsOf('development', 'ar', ''));
  const changed = vi.fn();
  const invalidated = vi.fn();
  store.dispatch(cityRegionChanged(read));
  store.react({ matches: cityRegionChanged.match, run: changed });
  store.react({ matches: shopApi.util.invalidateTags.match, run: ({ payload }) => invalidated(payload) });
  return {
    choose: (next: typeof rosario) => store.dispatch(chooseCityRegion(next)),
    chosen: () => selectCityRegion(store.getState()),
    changed,
    invalidated,
  };
}

test('GEO-02: the location of the cookie is the chosen one', () => {
  expect(visit().chosen()).toBeUndefined();
  expect(visit(rosario).chosen()).toEqual(rosario);
});

test.each([
  ['another city', rosario, { region: '5', city: '121' }],
  ['the city of the same id in another region', rosario, { region: '6', city: '120' }],
  ['the first one', undefined, rosario],
])('GEO-07: %s is taken over, and what depends on it is requested anew', (_what, before, next) => {
  const { choose, chosen, changed, invalidated } = visit(before);
  choose(next);
  expect(chosen()).toEqual(next);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(invalidated.mock.calls).toEqual([[['cityRegion']]]);
});

test('GEO-07: the current one changes nothing', () => {
  const { choose, changed, invalidated } = visit(rosario);
  choose({ ...rosario });
  expect(changed).not.toHaveBeenCalled();
  expect(invalidated).not.toHaveBeenCalled();
});
