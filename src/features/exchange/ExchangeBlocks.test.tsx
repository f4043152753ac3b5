import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { aMadeExchange, anExchangeOrder } from '#fixtures/exchanges.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import {
  aChange,
  aReturn,
  goOn,
  heading,
  openExchange,
  openStep,
  start,
  watchCreate,
} from '#testing/render/openExchange.ts';

const made = { ...aMadeExchange({ order_nr: '200012345' }), skus: ['ZP0001-38'] };
const withoutCity = anAddress({ fk_customer_address_city: '0', city: '' });
const reads = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
/** The question after the method of a return. */
const openAddress = (options: Parameters<typeof openExchange>[1]) =>
  openStep('address', { ...aReturn, address: '', way: '' }, options);

describe('what stops a step', () => {
  test('ERR-47, EXCH-18: no order', async () => {
    await openExchange('/account/exchange', { orders: [] });
    await reads('No tiene pedidos para procesar.');
    expect(screen.getByRole('link', { name: 'Ir a comprar' })).toBeVisible();
  });

  test('ERR-47, EXCH-18: an order of somebody else', async () => {
    await openExchange('/account/exchange?order=200099999');
    await reads('No tiene pedidos para procesar.');
    expect(screen.getByRole('link', { name: 'Elegir otro pedido' })).toBeVisible();
  });

  test('ERR-47, EXCH-18: an order that a server which sends the same page for ever does not have', async () => {
    const orders = ['1', '2', '3', '4'].map((order_nr) => anExchangeOrder({ order_nr }));
    answerWith(
      http.post('*/exchange/orders', () =>
        HttpResponse.json({ error: false, message: '', orders, exchanges: [] }),
      ),
    );
    await openExchange(start);
    expect(await screen.findByText('No tiene pedidos para procesar.')).toBeVisible();
  });

  test('ERR-50, EXCH-18: no sizes', async () => {
    await openStep('sizes', { skus: aChange.skus, reason: 'small' }, { sizes: [] });
    await reads('No hay talles disponibles para el cambio.');
    await goOn();
    expect(await heading('¿Qué talle necesita?')).toBeVisible();
  });

  test('ERR-45, EXCH-18: no address', async () => {
    await openAddress({ addresses: [] });
    await reads('No tiene una dirección de envío. Agregue una para continuar.');
    await goOn();
    expect(await heading('¿Cuál es su dirección?')).toBeVisible();
  });

  test('ERR-46, EXCH-18: an address without a street', async () => {
    await openAddress({ addresses: [anAddress({ address1: '' })] });
    await reads('Los datos de envío están incompletos.');
    await goOn();
    expect(await heading('¿Cuál es su dirección?')).toBeVisible();
  });

  test('ERR-51, ERR-52, EXCH-19: a way that is not there is disabled, and the other stays', async () => {
    await openStep('way', { ...aReturn, way: '' }, { addresses: [withoutCity] });
    await reads('No hay opciones de retiro para la ciudad elegida.');
    expect(screen.getByRole('radio', { name: 'Lo retiramos en su domicilio' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Lo llevo a una sucursal' })).toBeEnabled();
  });

  test('EXCH-19, EXCH-04: a way that was chosen, and is not there for another address, is chosen again', async () => {
    await openStep('way', aChange, { addresses: [withoutCity] });
    await reads('No hay opciones de retiro para la ciudad elegida.');
    await goOn();
    expect(await screen.findByText('Campo obligatorio')).toBeVisible();
  });

  test('EXCH-02: the default address of deliveries is chosen first', async () => {
    const billing = anAddress({ is_default_shipping: '0', is_default_billing: '1' });
    const shipping = anAddress({
      id_customer_address: '302',
      address1: 'Av. 13',
      is_default_shipping: '1',
      is_default_billing: '0',
    });
    await openAddress({ addresses: [billing, shipping] });
    expect(await screen.findByRole('radio', { name: 'Av. 13 776' })).toBeChecked();
  });

  test('EXCH-04: a question without an answer', async () => {
    await openStep('reason', { skus: aReturn.skus });
    const sent = watchCreate();
    await heading('¿Por qué quiere cambiar o devolver este producto?');
    await goOn();
    await reads('Campo obligatorio');
    expect(sent).toEqual([]);
  });
});

describe('a request that was made', () => {
  test('EXCH-17, ERR-53: has expired', async () => {
    await openExchange('/account/exchange', {
      today: '2024-03-19',
      exchanges: [{ ...made, status: 'expired' }],
    });
    await reads('No recibimos el producto en la sucursal dentro del plazo. La solicitud fue cancelada.');
    expect(screen.queryByRole('button', { name: /Anular/ })).toBeNull();
  });

  test('FMT-03: order and request have their dates in the long form, the last day in the short one', async () => {
    await openExchange('/account/exchange', { exchanges: [made] });
    await reads('Del pedido 200012345 · 8 de marzo de 2024 10:00 · En curso');
    expect(screen.getByText('5 de marzo de 2024 14:07')).toBeVisible();
    expect(screen.getByText('Puede cambiarlo o devolverlo hasta el 04/04/2024.')).toBeVisible();
  });

  test('ROUTE-10: of an unknown number there is no confirmation', async () => {
    await openExchange('/account/exchange/finish/999999/');
    await reads('La página solicitada no existe.');
    expect(screen.getByRole('link', { name: 'Ver mis solicitudes' })).toBeVisible();
  });
});
