import { anAddress } from '#fixtures/addresses.ts';
import { aDeliveredOrder, anExchangePayload, anOfferedSize, exchangeDay } from '#fixtures/exchanges.ts';
import { annulExchange, createExchange, getExchangeOptions, getExchangeOrders } from '#schemas/exchanges.ts';
import { maria, page, signInLuz, token } from './people.ts';
import { sequence, state } from './sequence.ts';

const payload = JSON.stringify(anExchangePayload());
const { order_nr } = anExchangePayload();
const given = state('a customer can exchange an order', {
  ...maria,
  today: exchangeDay,
  addresses: [anAddress()],
  orders: [aDeliveredOrder()],
  sizes: [anOfferedSize()],
});

export const exchangeSequences = [
  sequence(
    createExchange,
    'a request is open, and its article cannot be requested again',
    given,
    async ({ does, refuses, shows }) => {
      const { batchnumber } = await does(createExchange, { token, payload });
      await refuses(createExchange, { token, payload });
      const exchanges = [{ batchnumber, order_nr, status: 'open', return_way: 'home_pickup' }];
      await shows(getExchangeOrders, page, { exchanges });
    },
  ),
  sequence(
    annulExchange,
    'an annulled request is so, and its article can be requested again',
    given,
    async ({ does, refuses, shows }) => {
      const { batchnumber } = await does(createExchange, { token, payload });
      await does(annulExchange, { token, batchnumber });
      await shows(getExchangeOrders, page, { exchanges: [{ batchnumber, status: 'annulled' }] });
      await refuses(annulExchange, { token, batchnumber });
      await does(createExchange, { token, payload });
    },
  ),
  sequence(getExchangeOrders, 'another customer sees, makes and annuls no request', given, async (steps) => {
    const luz = await signInLuz(steps);
    const own = { ...page, token: luz.token };
    await steps.refuses(createExchange, { token: luz.token, payload });
    await steps.refuses(getExchangeOptions, { token: luz.token, order_nr });
    const { batchnumber } = await steps.does(createExchange, { token, payload });
    await steps.hides(getExchangeOrders, own, batchnumber);
    await steps.hides(getExchangeOrders, own, order_nr);
    await steps.tries(annulExchange, { token: luz.token, batchnumber });
    await steps.shows(getExchangeOrders, page, { exchanges: [{ batchnumber, status: 'open' }] });
  }),
];
