import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestCity, type Point } from './cities.ts';

const laPlata = { name: 'La Plata', lat: -34.9215, lng: -57.9545 };
const rosario = { name: 'Rosario', lat: -32.9468, lng: -60.6393 };
const suva = { name: 'Suva', lat: -18.1248, lng: 178.4501 };
const cities = [laPlata, rosario, suva];

test.each<[string, Point, string | undefined]>([
  ['in the city', laPlata, 'La Plata'],
  ['in Buenos Aires, 53 km away', { lat: -34.6037, lng: -58.3816 }, 'La Plata'],
  ['in San Nicolás, 62 km from Rosario', { lat: -33.3358, lng: -60.2252 }, 'Rosario'],
  // One degree of latitude is 111.19 km.
  ['99.9 km north of it', { lat: laPlata.lat + 0.8984, lng: laPlata.lng }, 'La Plata'],
  ['100.1 km north of it', { lat: laPlata.lat + 0.9003, lng: laPlata.lng }, undefined],
  // There a degree of longitude is 91.17 km.
  ['99.9 km east of it', { lat: laPlata.lat, lng: laPlata.lng + 1.0957 }, 'La Plata'],
  ['100.1 km east of it', { lat: laPlata.lat, lng: laPlata.lng + 1.098 }, undefined],
  ['in Mendoza, far from all', { lat: -32.8895, lng: -68.8458 }, undefined],
  ['on the other side of the date line, 30 km away', { lat: -18.1248, lng: 178.7342 }, 'Suva'],
  ['where the line is crossed', { lat: -18.1248, lng: -180 + 178.4501 - 178.2 }, undefined],
])('GEO-08: a shopper %s', (_where, place, name) => {
  expect(nearestCity(place, cities)?.name).toBe(name);
});

test('GEO-08: without cities there is none', () => {
  expect(nearestCity(laPlata, [])).toBeUndefined();
});

/** The same by the angle between two vectors in space. */
function kilometres(from: Point, to: Point) {
  const vector = ({ lat, lng }: Point) => {
    const [up, around] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * 6371 * Math.asin(chord / 2);
}

const point = fc.record({
  lat: fc.double({ min: -56, max: 14, noNaN: true }),
  lng: fc.double({ min: -80, max: -34, noNaN: true }),
});

test('GEO-08: no city is nearer than the one that is found, and none is found beyond 100 km', () => {
  fc.assert(
    fc.property(point, fc.array(point, { maxLength: 30 }), (place, list) => {
      const least = Math.min(...list.map((city) => kilometres(place, city)));
      const found = nearestCity(place, list);
      // Rounding decides at the limit itself.
      fc.pre(Math.abs(least - 100) > 0.001);
      expect(found !== undefined).toBe(least <= 100);
      if (found !== undefined && kilometres(place, found) - least > 0.001) throw new Error('a nearer one');
    }),
    { numRuns: 500 },
  );
});
