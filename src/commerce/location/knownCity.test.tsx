import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCity, aRegion } from '#fixtures/cities.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import {
  chosen,
  closeCitySheet,
  holdPosition,
  openCitySheet,
  pick,
  press,
  save,
  showCitySheet,
} from '#testing/render/openCitySheet.tsx';

const laPlata = { region: '5', city: '120' };
const rosario = { region: '2', city: '7' };

describe('the dialog begins', () => {
  test('GEO-06: with the location in force each time, and with nothing that was given up', async () => {
    const { inStore } = showCitySheet(laPlata);
    await openCitySheet();
    await pick('Santa Fe');
    await pick('Rosario');
    await closeCitySheet();
    expect(inStore()).toEqual(laPlata);
    await openCitySheet();
    expect(chosen()).toEqual(['Buenos Aires', 'La Plata']);
  });

  test('GEO-03, GEO-06: with the location that has changed elsewhere since', async () => {
    const { chooseElsewhere } = showCitySheet(laPlata);
    await openCitySheet();
    await closeCitySheet();
    chooseElsewhere(rosario);
    await openCitySheet();
    expect(chosen()).toEqual(['Santa Fe', 'Rosario']);
  });

  test('GEO-03, GEO-06: and follows it until the shopper chooses', async () => {
    const { chooseElsewhere } = showCitySheet();
    await openCitySheet();
    chooseElsewhere(rosario);
    expect(chosen()).toEqual(['Santa Fe', 'Rosario']);
    await pick('Buenos Aires');
    chooseElsewhere(laPlata);
    expect(chosen()).toEqual(['Buenos Aires']);
    expect(save()).toBeDisabled();
  });
});

describe('only a known city can be saved', () => {
  test.each<[string, CityRegion, readonly string[]]>([
    ['an unknown city', { region: '5', city: '999' }, ['Buenos Aires']],
    ['a city of another region', { region: '2', city: '120' }, ['Santa Fe']],
    ['an unknown region', { region: '99', city: '120' }, []],
    ['no city', { region: '5', city: '0' }, ['Buenos Aires']],
  ])('GEO-06: with %s in force there is one to choose first', async (_what, inForce, names) => {
    const { setCookie } = showCitySheet(inForce);
    await openCitySheet();
    expect(chosen()).toEqual(names);
    expect(save()).toBeDisabled();
    fireEvent.click(save());
    expect(setCookie).not.toHaveBeenCalled();
  });

  test.each<[string, Parameters<typeof showCitySheet>[1], string]>([
    [
      'with the id of none',
      { cities: [aCity({ lat: -50 }), aCity({ id_city: '0', name: 'Otra localidad' })] },
      'Buenos Aires',
    ],
    ['in a region that is not offered', { regions: [aRegion({ id: '2', name: 'Santa Fe' })] }, 'Santa Fe'],
  ])('GEO-06, GEO-08: one %s is not offered, nor found by position', async (_what, places, region) => {
    const position = holdPosition();
    const { inStore } = showCitySheet(undefined, places);
    await openCitySheet();
    await pick(region);
    expect(screen.queryByRole('radio', { name: 'Otra localidad' })).toBeNull();
    press('Usar mi ubicación');
    position.tell({ lat: -34.9, lng: -57.9 });
    expect(await screen.findByText(/a menos de 100 km/)).toBeVisible();
    expect(inStore()).toBeUndefined();
    position.restore();
  });
});
