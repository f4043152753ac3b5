import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { shopAddress } from '#countries/shopAddress.ts';
import { stores } from '#countries/stores.ts';
import { menuTexts } from '#texts/menu.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import styles from './MenuScreen.module.css';

const codes = Object.keys(stores) as CountryCode[];

/** The other countries, each at its own host, so that carts and sessions stay apart (REACH-06). */
export function CountrySwitch() {
  const { country, environment, origin } = useShop();
  const { menu } = useTexts(menuTexts);
  return (
    <Disclosure title={menu.country} note={country.name} size="large">
      <ul className={`${styles.below} ${styles.categories}`}>
        {codes
          .filter((code) => code !== country.code)
          .map((code) => (
            <li key={code}>
              <a href={shopAddress(environment, code, origin)}>{countryByCode(code).name}</a>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}
