import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { aCataloguePage } from '#fixtures/catalogue.ts';
import { aHome } from '#fixtures/home.ts';
import { aProduct } from '#fixtures/product.ts';
import { writeHead } from './writeHead.ts';

const page = `<!doctype html><head><title>Vidriera</title><meta name="description" content="Moda."></head>
<body><div id="root"></div></body>`;
const at = (path: string) => ({ path, origin: 'https://tienda.example', country: countryByCode('ar') });

/** The JSON-LD of a page, which is one block that nothing in it ends. */
function dataOf(text: string) {
  const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script><\/body>/.exec(text) ?? [];
  return JSON.parse(data) as unknown;
}

test('REACH-05: home says what it is to those who run no script', () => {
  const reply = {
    ...aHome(),
    seoSettings: { title: 'Verano "26" & más', description: '' },
    banners: { main: [{ name: '', image_url: 'https://img.example/a.jpg', api_url: '', desktop_url: '' }] },
  };
  const text = writeHead(page, 'earlyHome', reply, at('/index.html'));
  expect(text).toContain('<title>Verano &quot;26&quot; &amp; más</title>');
  expect(text).toContain('<meta name="description" content="Moda.">');
  expect(text).toContain('<link rel="canonical" href="https://tienda.example/">');
  expect(text).toContain('<meta property="og:title" content="Verano &quot;26&quot; &amp; más">');
  expect(text).toContain('<meta property="og:image" content="https://img.example/a.jpg">');
  expect(dataOf(text)).toMatchObject({ '@graph': [{ '@type': 'WebSite' }] });
});

test('REACH-05: a product has its name, picture and price, and no markup of theirs is any', () => {
  const productName = '</script><b title="$&">Lago';
  const data = aProduct({
    productName,
    brand: 'Zapala',
    description: 'De cuero.',
    numericDiscountPrice: 45_000,
  });
  const text = writeHead(page, 'earlyProduct', { data }, at('/otro-nombre-zp0001.html'));
  expect(text).toContain('<title>&lt;/script>&lt;b title=&quot;$&amp;&quot;>Lago | Vidriera</title>');
  expect(text).toContain(
    '<meta property="og:title" content="&lt;/script>&lt;b title=&quot;$&amp;&quot;>Lago | Vidriera">',
  );
  expect(text).toContain('content="Zapala &lt;/script>&lt;b title=&quot;$&amp;&quot;>Lago. De cuero."');
  expect(text).toContain(
    '<link rel="canonical" href="https://tienda.example/zapatilla-urbana-lago-zp0001.html">',
  );
  expect(dataOf(text)).toMatchObject({
    '@graph': [{ '@type': 'Product', name: productName, offers: { price: 45_000 } }, {}],
  });
});

test('REACH-05: a list has its products', () => {
  const reply = aCataloguePage();
  const text = writeHead(page, 'earlyList', reply, at('/mujer/calzado'));
  expect(text).toContain('<title>Calzado | Vidriera</title>');
  expect(text).toContain('<link rel="canonical" href="https://tienda.example/mujer/calzado/">');
  expect(reply.products.length).toBeGreaterThan(0);
  expect(dataOf(text)).toMatchObject({
    '@graph': [
      { '@type': 'ItemList', itemListElement: reply.products.map(({ productName: name }) => ({ name })) },
    ],
  });
});

test('REACH-05: a page that nobody should find says so', () => {
  expect(writeHead(page, 'earlyHome', aHome(), at('/cart'))).toContain(
    '<meta name="robots" content="noindex">',
  );
});
