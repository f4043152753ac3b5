import { useMemo } from 'react';
import { useGetCitiesQuery, useGetRegionsQuery } from '#api/places.ts';
import { citiesIn } from '#rules/addresses/addresses.ts';

/** The regions, and the cities of one of them; each undefined until its list is there. */
export function usePlaces(region: string) {
  const regions = useGetRegionsQuery({});
  const cities = useGetCitiesQuery({});
  // There are thousands of them, and the form is drawn with each letter that is typed.
  const places = useMemo(
    () => cities.data && citiesIn(region, cities.data).map(({ id_city: id, name }) => ({ id, name })),
    [region, cities.data],
  );
  return { regions: { list: regions, places: regions.data }, cities: { list: cities, places } };
}
