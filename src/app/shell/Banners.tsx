import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeBanner, isClosed, SmartBanner } from '#app/install/SmartBanner.tsx';
import { eventTrail, showsEvents, storedScenario } from '#app/tracking/eventTrail.ts';
import { useCitySheet } from '#commerce/location/useCitySheet.tsx';
import { useFocusFallback } from '#commerce/page/focus.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { type Consent, consentDecided, readConsent, saveConsent } from '#store/consent.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { cityBannerTexts, consentTexts } from '#texts/banners.ts';
import type { Elements } from '#ui/elements.ts';
import { Invitation, StripQuestion } from '#ui/feedback/Invitation.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

/**
 * The banners, one at a time: for consent (TRACK-38), for installing the shop, or for the city (APP-18). Builds with the
 * mock backend can show the tracked events.
 */
export function Banners() {
  return (
    <>
      <ConsentBanner otherwise={<SmartBanner otherwise={<CityBanner />} />} />
      <EnabledViews />
    </>
  );
}

/**
 * Asks for consent to measure the visit until the visitor answers (TRACK-38). It does not ask on a device that cannot
 * store the answer. When it is not shown, it renders `otherwise`.
 */
export function ConsentBanner({ otherwise }: { otherwise: Elements }) {
  const { storage } = useShop();
  const { consent } = useTexts(consentTexts);
  const dispatch = useAppDispatch();
  /** Undefined until the stored answer has been read. */
  const [isAsking, setAsking] = useState(storage === undefined ? false : undefined);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const answer = await readConsent(storage);
      if (!isOver) setAsking(storage !== undefined && answer === undefined);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [storage]);
  if (isAsking === undefined) return null;
  if (!isAsking) return otherwise;
  const answer = (given: Consent) => () => {
    setAsking(false);
    void saveConsent(storage, given);
    dispatch(consentDecided(given));
  };
  return (
    <StripQuestion
      question={consent.question}
      answers={[
        { label: consent.refuse, onPress: answer('no') },
        { label: consent.accept, onPress: answer('yes') },
      ]}
    />
  );
}

/** The screens whose products depend on the location (APP-20). */
const screens = new Set<string>(['home', 'catalogue', 'search', 'product']);

/** Asks for the city of delivery until one is chosen or the banner is closed (APP-18, APP-20). */
export function CityBanner() {
  const { tab } = useShop();
  const { cityBanner } = useTexts(cityBannerTexts);
  const { pathname, search } = useLocation();
  const cityRegion = useAppSelector(selectCityRegion);
  const [closed, setClosed] = useState(() => isClosed(tab, 'city'));
  const { sheet, open } = useCitySheet();
  const isShown = cityRegion === undefined && !closed && screens.has(routeOf(pathname + search).id);
  // The banner disappears together with the button that opened the dialog.
  useFocusFallback(String(isShown));
  return (
    <>
      {isShown && (
        <Invitation
          picture={<Icon name="truck" />}
          title={cityBanner.title}
          text={cityBanner.text}
          action={{ label: cityBanner.choose, onPress: open }}
          closeLabel={cityBanner.close}
          onClose={() => {
            closeBanner(tab, 'city');
            setClosed(true);
          }}
        />
      )}
      {sheet}
    </>
  );
}

const DeveloperViews = lazyPart(() => import('#app/tracking/DeveloperViews.tsx'), 'DeveloperViews');

/** The tracked events and flags, or the panel of scenarios; their code is loaded only in a tab that has enabled them. */
export function EnabledViews() {
  const { tab } = useShop();
  const isEnabled = showsEvents(tab) || storedScenario(tab) !== null;
  return isEnabled && <DeveloperViews listen={eventTrail.listen} />;
}
