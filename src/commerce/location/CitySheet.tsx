import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useGetCitiesQuery, useGetRegionsQuery } from '#api/cities.ts';
import { SafeHere } from '#commerce/page/here.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { citiesIn } from '#rules/addresses/addresses.ts';
import { cityRegionCookieOf, deliveryCities, nearestCity, type Point } from '#rules/delivery/cities.ts';
import { cityOf } from '#rules/delivery/cityOf.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { City } from '#schemas/cities.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { locationTexts } from '#texts/location.ts';
import { citySearchTexts, citiesTexts } from '#texts/cities.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Choice } from '#ui/controls/Choice.tsx';
import { PickField } from '#ui/controls/PickField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './CitySheet.module.css';
import { type LocationOption, LocationSheet } from './LocationSheet.tsx';

interface Turn {
  /** The number of times that it was opened. */
  turn: number;
  wasOpen: boolean;
  draft?: CityRegion | undefined;
}

const nowhere: CityRegion = { region: '', city: '' };

/**
 * The dialog for the delivery location: region, then city, stored on this device (GEO-06). It opens with the current
 * location. Only a city of the lists is stored.
 */
export function CitySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const {
    location,
    cities: fields,
    citySearch,
    shell,
  } = useTexts(locationTexts, citiesTexts, citySearchTexts, shellTexts);
  const { origin, setCookie } = useShop();
  const dispatch = useAppDispatch();
  const inForce = useAppSelector(selectCityRegion);
  const [{ turn, wasOpen, draft }, setState] = useState<Turn>({ turn: 0, wasOpen: open });
  // The content stays while the sheet closes.
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
    const cityRegion = { region: fk_region, city: id_city };
    setCookie(cityRegionCookieOf(cityRegion, origin.startsWith('https:')));
    dispatch(chooseCityRegion(cityRegion));
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
        <SafeHere value={citySearch.locationIsSafe}>
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
            // If the shopper chooses meanwhile, the position is ignored, and requested again next time.
            key={`${turn} ${draft?.region} ${draft?.city}`}
            active={open}
            cities={known}
            onFound={save}
          />
          <LocationChoice
            label={fields.region}
            options={regions.data}
            // Stryker disable next-line StringLiteral: no region or city has this id
            chosen={region?.id ?? ''}
            // Stryker disable next-line StringLiteral: no region or city has this id
            onChoose={(id) => choose({ region: id, city: '' })}
          />
          {found && found.length > 0 && (
            <LocationChoice
              // Another region has another list.
              key={region?.id}
              label={fields.city}
              options={found}
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

interface NearestCityProps {
  /** Whether the dialog is open; a position that arrives later is ignored. */
  active: boolean;
  cities: readonly City[];
  onFound: (city: City) => void;
}

/** Why no city was found: the keys of the texts. */
type Failure = Extract<DevicePosition, string> | 'tooFar';

/** Chooses the city nearest to the device, if the shopper lets the browser report its position (GEO-08). */
function NearestCity({ active, cities, onFound }: NearestCityProps) {
  const { location: texts } = useTexts(locationTexts);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isShown = useRef(active);
  useEffect(() => {
    isShown.current = active;
    return () => {
      isShown.current = false;
    };
  }, [active]);

  async function ask() {
    setAsking(true);
    setFailure(undefined);
    const position = await askPosition();
    setAsking(false);
    // The shopper has chosen a city or closed the sheet meanwhile.
    if (!isShown.current) return;
    if (typeof position === 'string') return setFailure(position);
    const city = nearestCity(position, cities);
    if (city === undefined) setFailure('tooFar');
    else onFound(city);
  }

  return (
    <div className={styles.here}>
      <Button kind="plain" wide busy={isAsking} onClick={() => void ask()}>
        {texts.here}
      </Button>
      <output>{failure && texts[failure]}</output>
    </div>
  );
}

/** The position of the device; 'denied' if the shopper refuses, 'notFound' if the device has none. */
type DevicePosition = Point | 'denied' | 'notFound';

/** Timeout of the position in ms. */
const timeout = 10_000;

/** Maximum age in ms of a position that the device already has. */
const maximumAge = 600_000;

/** Requests the position from the browser, which asks the shopper for consent (GEO-08). Never rejects. */
export function askPosition(): Promise<DevicePosition> {
  return new Promise((resolve) => {
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
        ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'notFound'),
        { timeout, maximumAge },
      );
    } catch {
      // Undefined in pages without https.
      resolve('notFound');
    }
  });
}

interface LocationChoiceProps {
  /** The label: 'Provincia'. */
  label: string;
  options: readonly LocationOption[];
  /** The id of the chosen one; '' for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The maximum number of radio buttons; a longer list opens in a sheet with a search. */
const atOnce = 8;

const there = { isFetching: false, refetch: () => undefined };

/** The choice of a region or city: radio buttons for a short list, a sheet with a search for a long one (GEO-06). */
export function LocationChoice({ label, options, chosen, onChoose }: LocationChoiceProps) {
  const { cities: texts } = useTexts(citiesTexts);
  const id = useId();
  const [{ open, turn }, setOpened] = useState({ open: false, turn: 0 });
  const close = () => setOpened((known) => ({ ...known, open: false }));

  if (options.length <= atOnce)
    return (
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{label}</legend>
        {options.map((option) => (
          <Choice
            key={option.id}
            kind="radio"
            name={id}
            label={option.name}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
        ))}
      </fieldset>
    );
  return (
    <div className={styles.pick}>
      <PickField
        label={label}
        value={chosen}
        text={options.find((option) => option.id === chosen)?.name ?? texts.choose}
        open={open}
        listId={id}
        onOpen={() => setOpened({ open: true, turn: turn + 1 })}
      />
      <LocationSheet
        open={open}
        turn={turn}
        label={label}
        listId={id}
        options={options}
        chosen={chosen}
        list={there}
        onChoose={(option) => {
          onChoose(option);
          close();
        }}
        onClose={close}
      />
    </div>
  );
}
