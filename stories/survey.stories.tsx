import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notSentOffline, whileSending } from './formStates.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/customer/nps/';
const send = { name: 'Enviar respuesta' };

/** The satisfaction survey. */
const meta = { title: 'survey', ...shopMeta, parameters: inWorld({ path }) } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Ready: Story = {
  name: 'ROUTE-36, CONTENT-13, REACH-03: a score is chosen, and a comment written',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '9' }));
    await userEvent.type(canvas.getByLabelText('Comentario (opcional)'), 'Llegó antes de lo que decía.');
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked();
  },
};
export const Missing: Story = {
  name: 'CONTENT-13: no score is chosen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', send));
    await expect(canvas.getByText('Elija un puntaje.')).toBeVisible();
  },
};

export const LongComment: Story = {
  name: 'CONTENT-13: a comment that is nearly as long as may be',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Comentario (opcional)'));
    await userEvent.paste('Llegó antes de lo que esperaba. '.repeat(30));
    await expect(canvas.getByText('Quedan 40 letras.')).toBeVisible();
  },
};

export const Sent: Story = {
  name: 'CONTENT-13: it was sent',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '10' }));
    await userEvent.click(canvas.getByRole('button', send));
    const thanks = { level: 1, name: 'Gracias por su respuesta.' };
    await expect(await canvas.findByRole('heading', thanks)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'ERR-12: a server that is down',
  parameters: inWorld({ path, given: ['a call fails', { call: 'sendSurvey', fault: 'unavailable' }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '2' }));
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await canvas.findByText('Ha ocurrido un error.')).toBeVisible();
  },
};

const form = {
  path,
  call: 'sendSurvey',
  button: send.name,
  fill: async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) =>
    userEvent.click(canvas.getByRole('radio', { name: '2' })),
};
export const Sending = whileSending(form);
export const Offline = notSentOffline(form);
