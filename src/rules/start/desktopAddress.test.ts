import { expect, test } from 'vitest';
import { desktopAddress } from './desktopAddress.ts';

const host = 'https://www-ar.tienda.example';
const shop = 'https://ar.tienda.example';
const login = '/customer/account/login/';
const forgot = '/customer/account/forgotpassword/';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index.html?utm_source=mail', '/?utm_source=mail'],
  ['/mujer/calzado/?brand=nike', '/mujer/calzado/?brand=nike'],
  ['/botin-1.html', '/botin-1.html'],
  ['/account', '/customer/account/'],
  ['/account/', '/customer/account/'],
  ['/account/orders', '/customer/account/'],
  ['/account/nada/mas?x=1', '/customer/account/?x=1'],
  ['/accounts', '/accounts'],
  ['/login?x=1', `${login}?x=1`],
  ['/login/', login],
  ['/register', login],
  ['/registerFacebook', login],
  ['/customer/account/login', login],
  ['/checkout/login', login],
  ['/checkout/register', login],
  ['/forgotpassword', forgot],
  ['/checkout/forgotpassword/', forgot],
  ['/sizes/contentTable', '/'],
  ['/cart', '/cart'],
  ['/catalog/?q=botas', '/catalog/?q=botas'],
])('APP-04: %s is %s on the desktop site', (url, path) => {
  expect(desktopAddress(url, host, shop)).toBe(host + path);
  expect(desktopAddress(url, `${host}/`, shop)).toBe(host + path);
});

test.each(['//mala.example/', '/\\mala.example', '/@mala.example/', '/.mala.example', '/a:b@mala.example'])(
  'APP-05: %s does not lead to another host',
  (url) => {
    expect(new URL(desktopAddress(url, host, shop) ?? host).origin).toBe(host);
  },
);

test.each(['.mala.example/', '@mala.example/', ':1@mala.example/'])(
  'APP-05: %s, which is no path, does not lead anywhere',
  (url) => {
    expect(desktopAddress(url, host, shop)).toBeUndefined();
  },
);

test.each(['nada', 'www-ar.tienda.example', shop, ''])(
  'APP-05: the desktop host %j, which is none or the shop itself, is not led to',
  (wrong) => {
    expect(desktopAddress('/mujer/', wrong, shop)).toBeUndefined();
  },
);
