import { useId, useState } from 'react';
import { useGetCitiesQuery } from '#api/cities.ts';
import { useGetRegionsQuery } from '#api/regions.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { cityRegionCookieOf } from '#rules/delivery/cityRegionCookie.ts';
import type { CityRegion } from '#schemas/cityRegion.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { chooseCityRegion } from '#store/chooseCityRegion.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { locationTexts } from '#texts/location.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Choice } from '#ui/controls/Choice.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './CitySheet.module.css';
import { NearestCity } from './NearestCity.tsx';

interface CitySheetProps {
  open: boolean;
  onClose: () => void;
}

/** A city is chosen of a region. */
type Draft = CityRegion | { region?: string; city?: undefined };

/** The question for the delivery location: region, then city; saved for this device (GEO-06). */
export function CitySheet({ open, onClose }: CitySheetProps) {
  const { location, shell } = useTexts(locationTexts, shellTexts);
  const { origin, setCookie } = useShop();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectCityRegion);
  const [draft, setDraft] = useState<Draft>(chosen ?? {});
  const names = { region: useId(), city: useId() };
  const skip = !open;
  const regions = useGetRegionsQuery({}, { skip });
  const cities = useGetCitiesQuery({}, { skip });
  const failed = [regions, cities].filter(({ error }) => error !== undefined);
  const problem = failed[0]?.error;
  const { region, city } = draft;
  const found = cities.data?.filter(({ fk_region }) => fk_region === region);

  function save(place: CityRegion) {
    setCookie(cityRegionCookieOf(place, origin.startsWith('https:')));
    dispatch(chooseCityRegion(place));
    onClose();
  }

  return (
    <Sheet
      open={open}
      title={location.title}
      closeLabel={shell.close}
      onClose={onClose}
      foot={
        <Button disabled={draft.city === undefined} onClick={() => draft.city !== undefined && save(draft)}>
          {location.save}
        </Button>
      }
    >
      {problem !== undefined && (
        <ProblemState
          level={2}
          problem={problem as Problem}
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            // A list that is still loading is not requested twice.
            for (const { data, refetch } of [regions, cities]) if (data === undefined) void refetch();
          }}
        />
      )}
      {problem === undefined && (regions.data === undefined || cities.data === undefined) && (
        <div className={styles.group} aria-busy="true">
          <SkeletonBlock width="half" />
          <SkeletonBlock width="half" />
        </div>
      )}
      {regions.data?.length === 0 && <output className={styles.here}>{location.noRegions}</output>}
      {regions.data && regions.data.length > 0 && cities.data && (
        <>
          <NearestCity
            // What the shopper chooses meanwhile counts.
            key={`${region} ${city}`}
            active={open}
            cities={cities.data}
            onFound={({ fk_region, id_city }) => save({ region: fk_region, city: id_city })}
          />
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{location.region}</legend>
            {regions.data.map(({ id, name }) => (
              <Choice
                key={id}
                kind="radio"
                name={names.region}
                label={name}
                checked={id === region}
                onChange={() => setDraft({ region: id })}
              />
            ))}
          </fieldset>
          {region !== undefined && (
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{location.city}</legend>
              {found?.map(({ id_city, name }) => (
                <Choice
                  key={id_city}
                  kind="radio"
                  name={names.city}
                  label={name}
                  checked={id_city === city}
                  onChange={() => setDraft({ region, city: id_city })}
                />
              ))}
              {found?.length === 0 && <output>{location.noCities}</output>}
            </fieldset>
          )}
        </>
      )}
    </Sheet>
  );
}
