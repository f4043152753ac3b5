import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aQuestion } from '#fixtures/content.ts';
import type { Question } from '#schemas/content.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/preguntas-frecuentes';
const call = 'getHelp';
/** The help. */
const meta = {
  title: 'help',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const orders = '¿Dónde está mi pedido?';
const search = { name: 'Buscar en la ayuda' };

export const Ready: Story = {
  name: 'ROUTE-33, CONTENT-09, REACH-03: the questions, of which one is open',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('¿Cuánto tarda en llegar?'));
    await expect(await canvas.findByText('Retiro en sucursal')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  },
};
export const Found: Story = {
  name: 'CONTENT-09: a search',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', search), 'envio');
    await expect(canvas.getByText('¿Cuánto tarda en llegar?')).toBeVisible();
    await expect(canvas.queryByText('Olvidé mi contraseña')).toBeNull();
  },
};

export const NotFound: Story = {
  name: 'CONTENT-09: a search without an answer',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', search), 'submarino');
    await expect(canvas.getByText('Ninguna pregunta coincide con su búsqueda.')).toBeVisible();
    await expect(canvas.queryByText(orders)).toBeNull();
  },
};

const strange: Question[] = [
  aQuestion({
    question:
      '¿Puedo cambiar por otro producto una compra que pagué con una tarjeta que ya venció, y que recibí como regalo?',
    answer:
      '<h2>Sí</h2><p>Electroencefalografistasdeprimera</p><table><tr><th>Medio de pago</th><th>Plazo de la devolución</th><th>Dónde se ve el reintegro</th></tr><tr><td>Tarjeta</td><td>30 días</td><td>Resumen</td></tr></table>',
  }),
  aQuestion({ question: 'Supercalifragilísticoespialidosísimamente', answer: '' }),
];

export const Strange: Story = {
  name: 'CONTENT-09, REACH-03: long questions, an answer with a table, and one that is not written',
  afterEach: inModes('doubled'),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/menu/getstatic', () =>
        HttpResponse.json({ error: false, message: '', content: strange }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(strange[0]?.question ?? ''));
    await expect(await canvas.findByText('Plazo de la devolución')).toBeVisible();
  },
};
export const Loading = whileReading({ path, call });
export const Failed = whileDown({ path, call });
export const Offline = withoutNetwork({ path, call });

export const Empty: Story = {
  name: 'CONTENT-09: no questions are written yet',
  parameters: inWorld({ path, given: ['the content key is unknown', { key: 'help_pwa' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Todavía no hay preguntas.' })).toBeVisible();
  },
};
