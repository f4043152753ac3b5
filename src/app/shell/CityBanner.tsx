import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCitySheet } from '#commerce/location/useCitySheet.tsx';
import { useFocusKept } from '#commerce/page/useFocusKept.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { cityBannerTexts } from '#texts/banners.ts';
import { Invitation } from '#ui/feedback/Invitation.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { closeBanner, isClosed } from './closedBanners.ts';

/** The screens whose products depend on the place (APP-20). */
const screens = new Set<string>(['home', 'catalogue', 'search', 'product']);

/** Asks for the city of delivery until one is chosen or the banner is closed (APP-18, APP-20). */
export function CityBanner() {
  const { tab } = useShop();
  const { cityBanner } = useTexts(cityBannerTexts);
  const { pathname, search } = useLocation();
  const place = useAppSelector(selectCityRegion);
  const [closed, setClosed] = useState(() => isClosed(tab, 'city'));
  const { sheet, open } = useCitySheet();
  const isShown = place === undefined && !closed && screens.has(routeOf(pathname + search).id);
  // The button that opened the dialog goes with the banner.
  useFocusKept(String(isShown));
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
