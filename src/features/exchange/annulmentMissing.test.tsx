import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aMadeExchange } from '#fixtures/exchanges.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { openExchange, press } from '#testing/openExchange.ts';
import { finishedUrl } from './exchangeUrls.ts';

const made = { ...aMadeExchange({ order_nr: '200012345' }), skus: ['ZP0001-38'] };

test.each([404, 410])(
  'ERR-12: an annulment that is answered with status %i is not said to be a missing page',
  async (status) => {
    answerWith(http.post('*/exchange/annul', () => new HttpResponse(null, { status })));
    await openExchange(finishedUrl(made.batchnumber), { exchanges: [made] });
    await screen.findByRole('button', { name: 'Anular solicitud' });
    await press('Anular solicitud');
    const question = within(await screen.findByRole('dialog', { name: '¿Desea anular la solicitud?' }));
    question.getByRole('button', { name: 'Anular' }).focus();
    question.getByRole('button', { name: 'Anular' }).click();
    expect(await question.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(screen.queryByText('La página solicitada no existe.')).toBeNull();
  },
);
