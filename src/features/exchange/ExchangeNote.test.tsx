import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDeliveredOrder, aMadeExchange } from '#fixtures/exchanges.ts';
import { databaseOf } from '#mocks/database.ts';
import { exchangeDraftKey } from '#store/session/traces.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import {
  answered,
  aReturn,
  exchanging,
  goOn,
  heading,
  openExchange,
  openStep,
  press,
  start,
} from '#testing/render/openExchange.ts';
import { shownUrl } from '#testing/render/signInScreens.ts';

const lago = 'ZP0001-38';
const other = 'AN0107-38';
const list = '/account/exchange';
const finished = '/account/exchange/finish/900123/';
const made = { ...aMadeExchange({ order_nr: '200012345' }), skus: [lago] };
const requested = 'Ya hay una solicitud para este producto.';
const resume = 'Tiene una solicitud sin terminar.';

afterEach(() => void vi.useRealTimers());

/** The order with a second article. */
function twoArticles() {
  const order = aDeliveredOrder();
  const items = order.items.flatMap((item) => [item, { ...item, sku: other }]);
  return { ...order, items };
}

/** A tab with a draft for these articles, whose answer may be missing. */
const tabWith = (skus: readonly string[], sent?: readonly string[]) => answered({ ...aReturn, skus }, sent);

/** Another tab requests the article. */
async function requestElsewhere() {
  const { exchanges } = await databaseOf(visitor(), 'ar');
  await exchanges.add({
    batchnumber: '900123',
    customer: exchanging().customer.id_customer,
    date: '2024-03-08 10:00:00',
    status: 'open',
    order_nr: '200012345',
    reason: 'defect',
    return_way: 'home_pickup',
    collection_way: 'wallet',
    items: [{ sku: lago, change_detail: '', replacement_sku: '' }],
    id_customer_address: '301',
    bank_data: null,
  });
}

const follow = async (name: string | RegExp) => {
  (await screen.findByRole('link', { name })).focus();
  await userEvent.keyboard('{Enter}');
};

describe('an article that is in a request already', () => {
  test('ERR-48: says so, with the way to the request', async () => {
    const { store } = await openExchange(start, { exchanges: [made] });
    expect(await screen.findByText(requested)).toBeVisible();
    expect(screen.getAllByText('El producto no está disponible para cambio.')).toHaveLength(2);
    expect(screen.getByRole('checkbox')).toBeDisabled();
    await follow('Ver la solicitud 900123');
    await heading('Recibimos su solicitud');
    expect(shownUrl(store)).toBe(finished);
  });

  test('says nothing once its request is annulled', async () => {
    await openExchange(start, { exchanges: [{ ...made, status: 'annulled' }] });
    expect(await screen.findByRole('checkbox')).toBeEnabled();
    expect(screen.queryByText(requested)).toBeNull();
  });

  test('is one of several in the requests of an order', async () => {
    const second = { ...made, batchnumber: '900124', skus: [other] };
    await openExchange(start, { orders: [twoArticles()], exchanges: [made, second] });
    expect(await screen.findByText('Ya hay solicitudes para productos de este pedido.')).toBeVisible();
    for (const number of ['900123', '900124'])
      expect(screen.getByRole('link', { name: `Ver la solicitud ${number}` })).toHaveAttribute(
        'href',
        expect.stringContaining(`/account/exchange/finish/${number}/`),
      );
  });

  test('ERR-48, EXCH-18: that another tab has requested meanwhile stops the request, with the way to it', async () => {
    await openStep('summary', aReturn);
    await heading('Revise su solicitud');
    await requestElsewhere();
    await press('Confirmar solicitud');
    expect(await screen.findByText(requested)).toBeVisible();
    expect(screen.getByText('El producto no está disponible para cambio.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la solicitud 900123' })).toBeVisible();
  });
});

test('ERR-48: an order that is opened a minute after the list was read has what another tab has requested since', async () => {
  await openExchange(list);
  const toOrder = /^Elegir productos/;
  await screen.findByRole('link', { name: toOrder });
  await requestElsewhere();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await follow(toOrder);
  expect(await screen.findByRole('link', { name: 'Ver la solicitud 900123' })).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeDisabled();
});

describe('a draft', () => {
  test.each([
    ['in another tab', undefined],
    ['by an answer that was lost', []],
  ])('whose article was requested %s is not offered, but its request', async (_how, sent) => {
    const { store } = await openExchange(list, { exchanges: [made], tab: tabWith([lago], sent) });
    expect(await screen.findByText(requested)).toBeVisible();
    expect(screen.queryByText(resume)).toBeNull();
    await follow('Ver la solicitud 900123');
    await heading('Recibimos su solicitud');
    expect(shownUrl(store)).toBe(finished);
  });

  test('of which one article was requested goes on with the others, from the articles', async () => {
    await openExchange(list, {
      orders: [twoArticles()],
      exchanges: [made],
      tab: tabWith([lago, other]),
    });
    expect(await screen.findByText(resume)).toBeVisible();
    await follow('Continuar la solicitud');
    await heading('¿Qué quiere cambiar o devolver?');
    const boxes = within(screen.getByRole('main')).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('for another article is not taken for the request whose answer was lost', async () => {
    const { store, tab } = await openExchange(start, {
      orders: [twoArticles()],
      exchanges: [made],
      tab: tabWith([lago], []),
    });
    const [, box] = await screen.findAllByRole('checkbox');
    await userEvent.click(box as HTMLElement);
    expect(JSON.parse(tab.texts[exchangeDraftKey] ?? '')).not.toHaveProperty('sent');
    await goOn();
    expect(await heading('¿Por qué quiere cambiar o devolver este producto?')).toBeVisible();
    expect(screen.getByText('Pedido 200012345')).toBeVisible();
    expect(shownUrl(store)).toMatch('/account/exchange/changereturn');
  });

  test('AFTER-04: of an article that is in no request is offered', async () => {
    await openExchange(list, { orders: [twoArticles()], exchanges: [made], tab: tabWith([other]) });
    expect(await screen.findByText(resume)).toBeVisible();
    expect(screen.queryByText(requested)).toBeNull();
  });
});

test('a draft goes on at its first open question', async () => {
  await openExchange(list, { tab: tabWith([lago]) });
  await follow('Continuar la solicitud');
  expect(await heading('Revise su solicitud')).toBeVisible();
});

test('EXCH-15: an open request can be annulled, and says until when, and to which branches, it is brought, and no other does', async () => {
  const exchanges = [
    { ...made, batchnumber: '900120' },
    { ...made, batchnumber: '900121', status: 'annulled' },
    { ...made, batchnumber: '900122', status: 'done' },
  ];
  await openExchange(list, { today: '2024-03-18', exchanges });
  const link = await screen.findByRole('link', { name: 'Solicitud 900120' });
  const open = within(link.closest('li') as HTMLElement);
  expect(open.getByText('Llévelo a una sucursal hasta el 18/03/2024.')).toBeVisible();
  const center = 'Sucursal La Plata Centro, Calle 48 N.º 620, La Plata, lunes a viernes de 9 a 18 h';
  expect(open.getByText(center)).toBeVisible();
  expect(screen.getAllByText(/^Sucursal La Plata Centro/)).toHaveLength(1);
  expect(open.getByRole('button', { name: 'Anular solicitud 900120' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Solicitud/ })).toHaveLength(3);
  expect(screen.getAllByText(/^Llévelo/)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Anular/ })).toHaveLength(1);
});

test('EXCH-13, EXCH-14: only the answer to a request tells whether the day of its pickup is fixed', async () => {
  await openStep('summary', aReturn);
  await heading('Revise su solicitud');
  const collected = aMadeExchange({ order_nr: '200012345', return_way: 'home_pickup' });
  const answer = { error: false, message: '' };
  answerWith(
    http.post('*/exchange/create', () => {
      answerWith(
        http.post('*/exchange/orders', () =>
          HttpResponse.json({ ...answer, orders: [], exchanges: [collected] }),
        ),
      );
      return HttpResponse.json({ ...answer, batchnumber: collected.batchnumber, date: '' });
    }),
  );
  await press('Confirmar solicitud');
  expect(await screen.findByText('Retiro: Fecha a confirmar, de 8 a 17 h')).toBeVisible();
  await follow('Ver mis solicitudes');
  await follow('Solicitud 900123');
  expect(await screen.findByText('Lo retiramos en su domicilio')).toBeVisible();
  expect(screen.queryByText(/Fecha a confirmar/)).toBeNull();
});
