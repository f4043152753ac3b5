import { expect, test } from 'vitest';
import { type Link, linkOf } from './links.ts';

const origin = 'https://m.tienda.example';
const hosts = { desktop: 'https://www-ar.tienda.example', api: 'https://api-ar.tienda.example' };

const internal = (to: string): Link => ({ kind: 'internal', to });
const external = (href: string): Link => ({ kind: 'external', href });

test.each<[string, string, Link | undefined]>([
  ['https://www-ar.tienda.example/mujer/', '', internal('/mujer/')],
  ['https://www-ar.tienda.example/catalog/?q=botas', '', internal('/catalog/?q=botas')],
  ['https://www-ar.tienda.example', '', internal('/')],
  ['https://www-ar.tienda.example?q=botas', '', internal('/?q=botas')],
  ['https://WWW-AR.tienda.example/mujer/', '', internal('/mujer/')],
  ['https://www-ar.tienda.example:443/mujer/', '', internal('/mujer/')],
  ['http://www-ar.tienda.example:443/mujer/', '', external('http://www-ar.tienda.example:443/mujer/')],
  ['http://www-ar.tienda.example/mujer/', '', internal('/mujer/')],
  ['https://www-ar.tienda.example/mujer/#abajo', '', internal('/mujer/')],
  ['https://www-ar.tienda.example/niño/', '', internal('/ni%C3%B1o/')],
  ['https://m.tienda.example/mujer/?page=2', '', internal('/mujer/?page=2')],
  ['/mujer/?page=2', '', internal('/mujer/?page=2')],
  ['', 'https://api-ar.tienda.example/mujer/calzado/', internal('/mujer/calzado/')],
  ['', 'https://api-ar.tienda.example/catalog/?q=botas', internal('/catalog/?q=botas')],
  ['https://www-ar.tienda.example/a/', 'https://api-ar.tienda.example/b/', internal('/a/')],
  ['https://instagram.example/vidriera', '', external('https://instagram.example/vidriera')],
  ['https://www-cl.tienda.example/mujer/', '', external('https://www-cl.tienda.example/mujer/')],
  ['http://prensa.example/nota?id=1#x', '', external('http://prensa.example/nota?id=1#x')],
  ['', '', undefined],
])('HOME-10: desktop_url %j, api_url %j', (desktop_url, api_url, link) => {
  expect(linkOf({ desktop_url, api_url }, hosts, origin)).toEqual(link);
});

test('HOME-10: a banner without api_url, and one without any address', () => {
  expect(linkOf({ desktop_url: 'https://www-ar.tienda.example/a/' }, hosts, origin)).toEqual(internal('/a/'));
  expect(linkOf({}, hosts, origin)).toBeUndefined();
});

test('HOME-10: a host that is configured wrongly owns nothing', () => {
  const broken = { desktop: 'https://', api: 'https://[' };
  const desktop_url = 'https://www-ar.tienda.example/mujer/';
  expect(linkOf({ desktop_url }, broken, origin)).toEqual(external(desktop_url));
});

test.each<[string, Link | undefined]>([
  ['http://localhost:5173/api/mujer/', internal('/mujer/')],
  ['http://localhost:5173/api', internal('/')],
  ['http://localhost:5173/apicultura/', internal('/apicultura/')],
  ['http://localhost:5173/mujer/', internal('/mujer/')],
  ['/api/mujer/?page=2', internal('/mujer/?page=2')],
  ['http://localhost:5173/api//evil.example', undefined],
  ['http://localhost:4173/mujer/', external('http://localhost:4173/mujer/')],
])('HOME-10, COUNTRY-16, COUNTRY-17: in development %s', (api_url, link) => {
  const development = { desktop: '', api: 'http://localhost:5173/api' };
  expect(linkOf({ desktop_url: '', api_url }, development, 'http://localhost:5173')).toEqual(link);
});

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://www-ar.tienda.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://www-ar.tienda.example/1',
  'file:///etc/passwd',
  'ftp://www-ar.tienda.example/mujer/',
  'intent://www-ar.tienda.example/#Intent;end',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/mujer/..//evil.example',
  'https://www-ar.tienda.example//evil.example',
  'https://www-ar.tienda.example/\\evil.example',
  'https://www-ar.tienda.example@evil.example/',
  'https://www-ar.tienda.example:clave@evil.example/',
  'https://:clave@evil.example/',
  'https:\\\\evil.example',
  'https://www-ar.tienda.example/\u0000',
  'https:evil.example',
  'https://',
  'https://[::1',
  'evil.example',
  'mujer/',
];

test.each(hostile)('HOME-10: %j is not opened', (address) => {
  expect(linkOf({ desktop_url: address, api_url: '' }, hosts, origin)).toBeUndefined();
  expect(linkOf({ desktop_url: '', api_url: address }, hosts, origin)).toBeUndefined();
});

test.each([
  'https://www-ar.tienda.example.evil.example/',
  'https://evil.example/www-ar.tienda.example/',
  'https://evil.example/?https://www-ar.tienda.example/',
  'https://evil.example/#www-ar.tienda.example/',
  'https://xwww-ar.tienda.example/',
  'https://tienda.example/',
])('HOME-10: %s is another site', (address) => {
  expect(linkOf({ desktop_url: address }, hosts, origin)).toEqual(external(address));
});
