import { useMemo, useState } from 'react';
import { useGetCitiesQuery, useGetRegionsQuery } from '#api/places.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { SafeHere } from '#commerce/page/here.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { citiesIn } from '#rules/addresses/addresses.ts';
import { cityOf, cityRegionCookieOf, deliveryCities } from '#rules/delivery/cities.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { City } from '#schemas/places.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { locationTexts, placeSheetTexts, placesTexts } from '#texts/places.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './CitySheet.module.css';
import { NearestCity } from './NearestCity.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';

interface CitySheetProps {
  open: boolean;
  onClose: () => void;
}

interface Turn {
  /** Which time it is open. */
  turn: number;
  wasOpen: boolean;
  /** What was chosen this time. */
  draft?: CityRegion | undefined;
}

/** Nothing is chosen. */
const nowhere: CityRegion = { region: '', city: '' };

/**
 * The question for the delivery location: region, then city; saved for this device (GEO-06). Each time it begins with
 * the location in force; only a city of the lists is saved.
 */
export function CitySheet({ open, onClose }: CitySheetProps) {
  const { location, places, placeSheet, shell } = useTexts(
    locationTexts,
    placesTexts,
    placeSheetTexts,
    shellTexts,
  );
  const { origin, setCookie } = useShop();
  const dispatch = useAppDispatch();
  const inForce = useAppSelector(selectCityRegion);
  const [{ turn, wasOpen, draft }, setState] = useState<Turn>({ turn: 0, wasOpen: open });
  // While the sheet moves away it stays as it was.
  if (open !== wasOpen) setState(open ? { turn: turn + 1, wasOpen: open } : { turn, wasOpen: open, draft });
  const skip = !open;
  const regions = useGetRegionsQuery({}, { skip });
  const cities = useGetCitiesQuery({}, { skip });
  const known = useMemo(
    () => regions.data && cities.data && deliveryCities(regions.data, cities.data),
    [regions.data, cities.data],
  );
  const failed = [regions, cities].filter(({ error }) => error !== undefined);
  const problem = failed[0]?.error;
  const chosen = draft ?? inForce ?? nowhere;
  const region = regions.data?.find(({ id }) => id === chosen.region);
  const found = useMemo(
    () => region && known && citiesIn(region.id, known).map(({ id_city: id, name }) => ({ id, name })),
    [region, known],
  );
  const city = known && cityOf(known, chosen);
  const isNowhere = problem !== undefined || regions.data?.length === 0 || found?.length === 0;

  const choose = (next: CityRegion) => setState({ turn, wasOpen: open, draft: next });
  function save({ fk_region, id_city }: City) {
    const place = { region: fk_region, city: id_city };
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
        isNowhere ? (
          <Button kind="plain" onClick={onClose}>
            {location.without}
          </Button>
        ) : (
          <Button disabled={city === undefined} onClick={() => city && save(city)}>
            {location.save}
          </Button>
        )
      }
    >
      {problem !== undefined && (
        <SafeHere value={placeSheet.locationIsSafe}>
          <ProblemState
            level={2}
            problem={contentProblem(problem as Problem)}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              // A list that is still loading is not requested twice.
              for (const { data, refetch } of [regions, cities]) if (data === undefined) void refetch();
            }}
          />
        </SafeHere>
      )}
      {problem === undefined && known === undefined && (
        <div className={styles.here} aria-busy="true">
          <SkeletonBlock width="half" />
          <SkeletonBlock width="half" />
        </div>
      )}
      {regions.data?.length === 0 && <output className={styles.here}>{location.noRegions}</output>}
      {regions.data && regions.data.length > 0 && known && (
        <>
          <NearestCity
            // What the shopper chooses meanwhile counts, and the next time it is asked again.
            key={`${turn} ${draft?.region} ${draft?.city}`}
            active={open}
            cities={known}
            onFound={save}
          />
          <PlaceChoice
            label={places.region}
            places={regions.data}
            // Stryker disable next-line StringLiteral: no region or city has this id
            chosen={region?.id ?? ''}
            // Stryker disable next-line StringLiteral: no region or city has this id
            onChoose={(id) => choose({ region: id, city: '' })}
          />
          {found && found.length > 0 && (
            <PlaceChoice
              // Another region has another list.
              key={region?.id}
              label={places.city}
              places={found}
              // Stryker disable next-line StringLiteral: no region or city has this id
              chosen={city?.id_city ?? ''}
              onChoose={(id) => choose({ ...chosen, city: id })}
            />
          )}
          {found?.length === 0 && <output className={styles.here}>{location.noCities}</output>}
        </>
      )}
    </Sheet>
  );
}
