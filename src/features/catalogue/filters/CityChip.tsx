import { useGetCitiesQuery } from '#api/cities.ts';
import { useCitySheet } from '#commerce/location/useCitySheet.tsx';
import { useTexts } from '#commerce/shop.ts';
import { cityOf } from '#rules/delivery/cityOf.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/store.ts';
import { locationTexts } from '#texts/location.ts';
import { Chip } from '#ui/controls/Chip.tsx';

/** Shows the city of the list's delivery promises, and opens the choice of another one (GEO-06). */
export function CityChip() {
  const { location: texts } = useTexts(locationTexts);
  const cityRegion = useAppSelector(selectCityRegion);
  const { sheet, open } = useCitySheet();
  const { data: cities = [] } = useGetCitiesQuery({}, { skip: cityRegion === undefined });
  const name = cityRegion && cityOf(cities, cityRegion)?.name;
  return (
    <>
      {name !== undefined && (
        <Chip icon="truck" aria-haspopup="dialog" aria-label={`${texts.change}: ${name}`} onClick={open}>
          {name}
        </Chip>
      )}
      {sheet}
    </>
  );
}
