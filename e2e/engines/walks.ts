import { lago, shoeList } from '#fixtures/situations.ts';
import { makeNextBuild, removeBuild } from '../nextBuild.ts';
import type { OwnShop } from '../startShop.ts';
import type { Mode } from './browsers.ts';
import type { Page } from './page.ts';

/** A way through the shop of a fresh visitor. */
export interface Walk {
  does: string;
  /** How the browser is set. */
  mode?: Mode;
  /** Rejects if something is not seen. */
  walk: (page: Page, shop: OwnShop) => Promise<unknown>;
}

const home = 'Todo el verano a pie';
const payment = 'El pago es de la tienda';
const remove = `Quitar ${lago.name}`;
const enter = '\uE007';
const arrowDown = '\uE015';

async function orderByCode(page: Page, shop: OwnShop, code: string) {
  await page.open(shop.url('/'));
  await page.tap('button', 'Comprar por código');
  await page.fill('Código del producto', code);
  await page.tap('button', 'Agregar al carrito');
  await page.finds('link', 'Carrito, 1 producto');
}

async function signIn(page: Page, name: string) {
  await page.fill('E-mail', `${name}@vidriera.example`);
  await page.fill('Contraseña', 'Vidriera1');
  await page.tap('button', 'Ingresar');
}

/** Opens a screen of the account as a persona, by way of the login. */
async function openAs(page: Page, shop: OwnShop, name: string, path: string) {
  await page.open(shop.url(path));
  await signIn(page, name);
  await page.isAt(path);
}

/** Adds the product of the page in the size 39, and goes to the cart. */
async function buy(page: Page) {
  await page.tap('button', /^Agregar al carrito/);
  await page.sees('Seleccione su talle');
  await page.tap('button', /^39/);
  await page.tap('link', 'Ir al carrito');
  await page.isAt('/cart');
  await page.finds('button', remove);
  await page.sees('Talle 39');
}

const totals = (page: Page, amount: string) =>
  page.until(
    `the total ${amount}`,
    (wanted) => document.querySelector('[data-bar=total] dd')?.textContent?.replaceAll(/\s/g, ' ') === wanted,
    amount,
  );

/** Waits until the worker controls the page: all files of the build are stored by then. */
const untilStored = (page: Page) =>
  page.until('a worker', () => navigator.serviceWorker.controller?.state === 'activated');

/** Whether a cache has an address with a text in it. Runs in the page. */
async function isStored(part: string) {
  const found = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(found)).flat().some(({ url }) => decodeURIComponent(url).includes(part));
}

/** Marks the document, so that a reload is detected. */
const mark = (page: Page) =>
  page.run(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
/** Runs in the page. */
const isMarked = () => document.documentElement.dataset['marked'] === 'yes';

const hasWidth = (page: Page) =>
  page.until(
    'a page as wide as the window',
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );

/** Changes a cart at the server, without the shop. Runs in the page. */
async function orderMore(item: string, quantity: string) {
  const hash = /"hash\\*":\\*"(\w+)/.exec(localStorage['persist:root'])?.[1] ?? '';
  const body = new URLSearchParams({ hash, item, quantity, items: `${item}=${quantity}` });
  await fetch('/api/cart/?api_version=3', { method: 'POST', body });
}

/** Fills the local storage to the last character. Runs in the page. */
function fillStorage() {
  for (let size = 2 ** 20, count = 0; size >= 1;) {
    try {
      localStorage[`filled-${count}`] = 'x'.repeat(size);
      count += 1;
    } catch {
      size /= 2;
    }
  }
}

export const walks: Record<string, Walk> = {
  cart: {
    does: 'from home through a filtered list and a product to the cart',
    walk: async (page, shop) => {
      await page.open(shop.url('/'));
      await page.sees(home);
      await page.tap('link', 'Categorías');
      await page.tap('link', 'Calzado');
      await page.finds('heading', shoeList.title);
      await page.tap('button', /^Filtrar/);
      await page.tap('part', 'Marca');
      await page.tap('choice', /^Zapala/);
      await page.tap('button', /^Aplicar Ver [\d.]+ productos?$/);
      await page.isAt(`${shoeList.path}?brand=zapala`);
      await page.finds('button', 'Quitar filtro Zapala');
      await page.tap('link', new RegExp(lago.name));
      await page.finds('heading', lago.name);
      await buy(page);
    },
  },
  coupon: {
    does: 'a coupon lowers the price in the cart until it is removed',
    walk: async (page, shop) => {
      await orderByCode(page, shop, 'ZP0001-38');
      await page.tap('link', 'Carrito, 1 producto');
      await page.tap('button', /^Agregar un cupón/);
      await page.fill('Código del cupón', `VERANO10${enter}`);
      await page.sees('Cupón agregado.');
      await totals(page, '$ 44.099,10');
      await page.fill('Código del cupón', `envio${enter}`);
      await totals(page, '$ 39.599,10');
      await page.reload();
      await page.tap('button', 'Quitar cupón VERANO10');
      await page.sees('Cupón removido.');
      await totals(page, '$ 43.999');
    },
  },
  signin: {
    does: 'a guest signs in, and the cart of the guest joins that of the customer',
    walk: async (page, shop) => {
      await orderByCode(page, shop, 'ZP0001-39');
      await page.open(shop.url('/login'));
      await signIn(page, 'socia');
      await page.sees('Hola, Inés');
      await page.tap('link', 'Carrito, 2 productos');
      await page.sees('Talle 38');
      await page.sees('Talle 39');
    },
  },
  checkout: {
    does: 'with a city for the delivery from the cart through the login to the checkout, and back',
    walk: async (page, shop) => {
      await page.open(shop.url(lago.path));
      await page.tap('button', /^Elegir ciudad/);
      await page.tap('choice', 'Buenos Aires');
      await page.tap('choice', 'La Plata');
      await page.tap('button', 'Guardar');
      await page.sees('Entrega en La Plata');
      await buy(page);
      await page.tap('button', 'Finalizar compra');
      await page.isAt('/checkout/login');
      await signIn(page, 'nueva');
      await page.finds('heading', payment);
      await page.isAt('/_checkout/');
      await page.tap('link', 'Volver al carrito');
      await page.finds('button', remove);
    },
  },
  account: {
    does: 'a customer changes her name, which stays after a reload',
    walk: async (page, shop) => {
      await openAs(page, shop, 'ana', '/account/editaccount');
      await page.fill('Nombre', `Ñusta D'Ana${enter}`);
      await page.sees('Datos actualizados exitosamente.');
      await page.isAt('/account');
      await page.reload();
      await page.sees("Hola, Ñusta D'Ana");
    },
  },
  orders: {
    does: 'the orders of a customer, one of them in detail, bought again',
    walk: async (page, shop) => {
      await openAs(page, shop, 'ana', '/account/orders');
      await page.tap('link', /Pedido 300411007/);
      await page.isAt('/account/orders/300411007');
      await page.sees('Le quedan 16 días');
      await page.tap('button', 'Volver a comprar');
      await page.sees('Agregamos');
      await page.back();
      await page.finds('link', /Pedido 300411007/);
    },
  },
  exchange: {
    does: 'a change of size is sent, and annulled',
    walk: async (page, shop) => {
      await openAs(page, shop, 'ana', '/account/exchange');
      await page.tap('link', /^Elegir productos/);
      await page.tap('choice', /^Zapatilla urbana Lago, talle 38/);
      await page.enter('Continuar');
      await page.tap('choice', 'Me queda chico');
      await page.enter('Continuar');
      await page.finds('heading', '¿Qué talle necesita?');
      await page.reload();
      await page.tap('choice', '39');
      await page.fill('¿Cómo le queda?', 'Me queda chico');
      await page.enter('Continuar');
      await page.finds('heading', '¿Cuál es su dirección?');
      await page.enter('Continuar');
      await page.finds('heading', '¿Cómo nos devuelve el producto?');
      await page.tap('choice', /^Lo llevo a una sucursal/);
      await page.enter('Continuar');
      await page.enter('Confirmar solicitud');
      await page.tap('button', /^Anular solicitud/);
      await page.tap('button', 'Anular');
      await page.sees('La solicitud fue anulada exitosamente.');
    },
  },
  search: {
    does: 'a suggestion by keyboard, its products, and the term among the recent ones',
    walk: async (page, shop) => {
      await page.open(shop.url('/search'));
      await page.until('the focus in the box', () => document.activeElement?.matches('[role=combobox]'));
      await page.press('vestid');
      await page.finds('option', /^vestid/);
      await page.press(`${arrowDown}${enter}`);
      await page.finds('heading', /^vestid/);
      await page.finds('link', /^Vestido/);
      await page.open(shop.url('/search'));
      await page.finds('button', /^Quitar vestid/);
    },
  },
  wishlist: {
    does: 'a guest taps a heart, signs in, and the favourite is in the list',
    walk: async (page, shop) => {
      await page.open(shop.url(lago.path));
      await page.tap('button', `Guardar ${lago.name} en favoritos`);
      await page.sees('Debe registrarse para agregar a favoritos.');
      await page.tap('link', 'Ingresar');
      await signIn(page, 'nueva');
      await page.sees('El producto se agregó a favoritos.');
      await page.open(shop.url('/account/wishlist'));
      await page.finds('button', `Agregar al carrito ${lago.name}`);
    },
  },
  offline: {
    does: 'the worker starts the shop once the server has ended',
    walk: async (page, shop) => {
      await page.open(shop.url('/'));
      await untilStored(page);
      await page.until('the stored answer of home', isStored, '/api/home/');
      await page.open(shop.url(lago.path));
      await buy(page);
      await page.until('the stored answer of the product', isStored, lago.path);
      await shop.kill();
      await page.open(shop.url('/'));
      await page.sees(home);
      await page.tap('link', 'Carrito, 1 producto');
      await page.finds('button', remove);
      await page.open(shop.url(lago.path));
      await page.finds('heading', lago.name);
    },
  },
  update: {
    does: 'a new version waits until it is accepted',
    walk: async (page, shop) => {
      const next = await makeNextBuild();
      try {
        await page.open(shop.url('/'));
        await untilStored(page);
        await mark(page);
        shop.deploy({ dist: next });
        await page.run(async () => {
          await (await navigator.serviceWorker.getRegistration())?.update();
        });
        await page.sees('Hay una nueva versión disponible.');
        await page.until('the page as it was', isMarked);
        await page.tap('button', 'Actualizar');
        await page.until('the next build', () =>
          document.querySelector<HTMLScriptElement>('script[src]')?.src.endsWith('-2.js'),
        );
        await page.sees(home);
      } finally {
        removeBuild(next);
      }
    },
  },
  back: {
    does: 'back on a page that the browser has kept, the cart is that of the server',
    walk: async (page, shop) => {
      await orderByCode(page, shop, 'ZP0001-39');
      await page.open(shop.url(lago.path));
      await page.finds('link', 'Carrito, 1 producto');
      let quantity = 1;
      // Firefox keeps no page that waits for an answer, nor one in which its driver has pressed something.
      await page.repeat('a page as it was left', async () => {
        quantity += 1;
        // Firefox drops the imports of a page that is left meanwhile: in the kept page they never settle.
        await page.until('the last code of the start', () =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/startFlags-')),
        );
        await mark(page);
        await page.open(shop.url('/_checkout/'));
        await page.run(orderMore, 'ZP0001-39', String(quantity));
        await page.back();
        return page.run(isMarked);
      });
      await page.finds('link', `Carrito, ${quantity} productos`);
    },
  },
  private: {
    does: 'in a private window the cart stays after a reload, and a customer signs in',
    mode: 'private',
    walk: async (page, shop) => {
      await page.open(shop.url(lago.path));
      await buy(page);
      await page.reload();
      await page.finds('button', remove);
      await page.open(shop.url('/login'));
      await signIn(page, 'socia');
      await page.sees('Hola, Inés');
      await page.finds('link', 'Carrito, 2 productos');
    },
  },
  cookies: {
    does: 'with cookies blocked the shop works from memory, and one notice reports it',
    mode: 'noCookies',
    walk: async (page, shop) => {
      // WebKitGTK has no local storage then, where that of Safari and Firefox throws.
      await page.until('that no cookie is stored', () => {
        document.cookie = 'any=1';
        return document.cookie === '';
      });
      // The notice ends by itself, on a slow machine before the page has loaded.
      await page.follow(shop.url(lago.path));
      await page.sees('no permite guardar su carrito');
      await buy(page);
    },
  },
  full: {
    does: 'with a full storage the shop works from memory, and a notice reports it',
    walk: async (page, shop) => {
      await page.run(fillStorage);
      await page.open(shop.url(lago.path));
      await page.tap('button', /^Agregar al carrito/);
      await page.tap('button', /^39/);
      await page.sees('no permite guardar su carrito');
      await page.tap('link', 'Ir al carrito');
      await page.finds('button', remove);
    },
  },
  text: {
    does: 'with text of twice its size nothing is wider than the window, up to the cart',
    mode: 'largeText',
    walk: async (page, shop) => {
      for (const [path, title] of [
        ['/', home],
        [shoeList.path, shoeList.title],
        [lago.path, lago.name],
      ] as const) {
        await page.open(shop.url(path));
        await page.finds('heading', title);
        await hasWidth(page);
      }
      await page.until(
        'text of twice its size',
        () => getComputedStyle(document.documentElement).fontSize === '32px',
      );
      await buy(page);
      await hasWidth(page);
    },
  },
};
