import { createRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/base.css';
import { countryByCode } from '#countries/countries.ts';
import { hostsOf } from '#countries/hosts.ts';
import type { Settings } from '#rules/settings.ts';
import { makeStore } from '#store/makeStore.ts';
import { networkChanged } from '#store/online.ts';
import { textsOf } from '#texts/texts.ts';
import { App } from './App.tsx';
import { visitCountry } from './visitCountry.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Opens the shop in an element of the page. `setting` is the country that the build was made for, if any. */
export function start(root: HTMLElement, settings: Settings, setting: string | undefined): void {
  const { country: code, chosen } = visitCountry(location, setting, settings.mock);
  const country = countryByCode(code);
  const { origin } = location;
  const hosts = { ...hostsOf(settings.environment, code, origin), ...settings.hosts };
  const store = makeStore({
    hosts,
    headers: chosen ? { 'x-mock-country': code } : {},
    clock: Date.now,
    random: Math.random,
    wait: pause,
  });

  const tellNetwork = () => store.dispatch(networkChanged(navigator.onLine));
  addEventListener('online', tellNetwork);
  addEventListener('offline', tellNetwork);
  tellNetwork();

  document.documentElement.lang = country.language;
  const shop = {
    country,
    texts: textsOf(code),
    hosts,
    origin,
    homeKey: settings.homeKey,
    clock: Date.now,
    random: Math.random,
  };
  createRoot(root).render(<App store={store} shop={shop} />);
}
